import { somethingWentWrong } from './common.ts';
import { codeExpired } from './kit/codes.ts';
import { fileIsEmpty } from './kit/files.ts';

/** Error messages of the API, by the id that the server sends. */
export const apiErrors = {
  'Something went wrong': somethingWentWrong,
  'Lenses detected': 'Lentes detectadas',
  'Your confirmation code is incorrect.': 'El código es incorrecto. Revísalo o pide uno nuevo.',
  'Wrong e-mail or password': 'El correo o la contraseña son incorrectos.',
  'This email is already registered': 'Este correo ya está registrado. Inicia sesión o usa otro.',
  'This cellphone is already registered': 'Este celular ya está registrado. Inicia sesión o usa otro.',
  'The code has expired': codeExpired,
  'Too many wrong codes': 'Este código ya no sirve. Pide uno nuevo.',
  'Too many attempts': 'Demasiados intentos, inténtalo de nuevo después de un minuto.',
  'Too many attempts for now': 'Demasiados intentos. Inténtalo de nuevo más tarde.',
  'The temporary password has expired': 'Tu contraseña temporal venció. Pide otra.',
  'The current password is incorrect': 'La contraseña actual no es correcta.',
  'Your profile is incomplete': 'Completa tu perfil para solicitar un Adelantto.',
  'This can no longer be changed': 'Ya se envió y no se puede cambiar.',
  'First verify your cellphone': 'Primero verifica tu celular.',
  'This account is already verified': 'Esta cuenta ya está verificada. Inicia sesión.',
  'First change your temporary password': 'Primero cambia tu contraseña temporal.',
  'Not found': 'No encontramos lo que buscas.',
  'Not allowed': 'No tienes permiso para hacer esto.',
  'Your session ended': 'Tu sesión terminó.',
  'The request could not be read': 'No pudimos leer lo que enviaste. Inténtalo de nuevo.',
  'This value is not valid': 'Este dato no es válido.',
  'This is not possible now': 'Esto no es posible en este momento.',
  'Nothing can be stored now': 'En este momento no podemos guardar nada. Inténtalo en unos minutos.',
  'This file is not yours': 'No encontramos este archivo. Súbelo de nuevo.',
  'File type not allowed': 'No aceptamos este tipo de archivo. Elige un PDF o una imagen JPEG.',
  'File is empty': fileIsEmpty,
  'File is too large': 'El archivo pesa más de 500 MB, que es el máximo.',
};
