import { message } from '#i18n/message';

// The recovery of a password.

export const recoverYourPassword = 'Recupera tu contraseña';
export const temporaryPasswordWillBeSent = 'Te enviaremos una contraseña temporal a tu correo electrónico.';
export const checkYourEmail = 'Revisa tu correo';
export const temporaryPasswordSent = message('Enviamos una contraseña temporal a {email}. Vence en 24\u00a0horas.');
