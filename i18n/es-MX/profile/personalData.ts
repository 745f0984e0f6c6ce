// Personal data and their fields.

export const myData = 'Mis datos';
export const firstName = 'Nombre';
export const birthdate = 'Fecha de nacimiento';
export const curp = 'CURP';
export const rfc = 'RFC';
export const address = 'Domicilio';
export const colony = 'Colonia';
export const municipality = 'Municipio o alcaldía';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const identificationNumber = 'Número de identificación';
export const notCaptured = 'Por completar';
export const show = 'Mostrar';
export const hide = 'Ocultar';
