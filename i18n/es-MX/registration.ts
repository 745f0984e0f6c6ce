// The registration.

export const createYourAccount = 'Crea tu cuenta';
export const creatingYourAccount = 'Creando tu cuenta…';
export const startWithAccessData = 'Empecemos con tus datos de acceso.';
export const phonePattern = 'El formato del teléfono debe seguir este patrón:\n+52 (##) ####-####';
export const confirmPassword = 'Confirma tu contraseña';
