import { message } from '#i18n/message';

// Strength of a password, and its change.

export const securityLevel = 'Nivel de seguridad';
export const atLeastEightCharacters = 'Al menos 8 caracteres de longitud';
export const atLeastOneUppercase = 'Al menos una letra mayúscula (A-Z).';
export const atLeastOneLowercase = 'Al menos una letra minúscula (a-z).';
export const atLeastOneNumber = 'Al menos un número (0-9).';
export const atLeastOneSpecial = 'Al menos un caracter especial';
export const weak = 'Débil';
export const medium = 'Media';
export const strong = 'Fuerte';
export const levelAndScore = message('{level}, {score} de 100');
export const met = 'Cumple:';
export const missing = 'Falta:';
// No plural: the registration would load the formatter for it.
export const securityLevelAnnouncement = message('Nivel de seguridad: {level}. Requisitos que faltan: {missing}.');

export const welcome = 'Bienvenido';
export const youArePartOfAdelantto = 'Ya eres parte de Adelantto. Para proteger tu cuenta, crea una contraseña nueva.';
export const newPassword = 'Nueva contraseña';
export const repeatNewPassword = 'Repite tu nueva contraseña';
export const newPasswordRules = 'Entre 8 y 20 caracteres, con un número y una letra mayúscula.';
export const changePassword = 'Cambiar contraseña';
export const unknownWhetherReplaced =
  'No sabemos si tu contraseña cambió. Inténtalo de nuevo; si no funciona, cierra sesión y usa la nueva.';
export const passwordAlreadyChanged = 'Tu contraseña ya cambió en un intento anterior. Usa la que escribiste entonces.';

export const changeYourPassword = 'Cambia tu contraseña';
export const currentPassword = 'Contraseña actual';
export const confirmNewPassword = 'Confirma tu nueva contraseña';
export const savePassword = 'Guardar contraseña';
export const passwordChanged = 'Cambiamos tu contraseña.';
export const unknownWhetherChanged =
  'No sabemos si tu contraseña cambió. Si la que tenías ya no funciona, usa la nueva.';
// after "Mostrar contraseña, …"
export const theCurrentOne = 'actual';
export const theConfirmation = 'confirmación';
export const passwordLength = 'Entre 8 y 20 caracteres.';
