import { message } from '#i18n/message';

// Forms and their text fields.

export const allFieldsRequired = 'Todos los campos son obligatorios.';
export const allFieldsRequiredExceptMarked = 'Todos los campos son obligatorios, salvo los marcados como opcionales.';
export const checkTheFollowing = 'Revisa lo siguiente';
// Of three or more: a plural would load its rules on the pages for visitors.
export const dataMissing = message('Te faltan {count} datos');
export const dataToCheck = message('Revisa {count} datos');
export const error = 'Error:';
export const fieldProblem = message('{field}: {problem}');
export const notice = 'Aviso:';
export const optional = '(opcional)';
export const countOfTotal = message('{count} de {total}');
export const tryAgainIn = message('Podrás intentarlo de nuevo en {time}');
export const finishingUploads = 'Terminando de subir archivos…';
export const savedForLater = 'Guardamos lo que llevas.';
export const savedForLaterExcept = message('Guardamos lo que llevas, menos lo que hay que corregir: {fields}.');
export const notSavedForLater = message('Esto no se guardó porque falta corregirlo: {fields}.');
export const recoveredDraft = 'Recuperamos lo que llevabas.';
export const showPassword = 'Mostrar contraseña';
export const hidePassword = 'Ocultar contraseña';
export const showThisPassword = message('Mostrar contraseña, {which}');
export const hideThisPassword = message('Ocultar contraseña, {which}');
export const passwordIsVisible = 'Tu contraseña está visible';
export const passwordIsHidden = 'Tu contraseña está oculta';
export const mxn = 'MXN';
