import { message } from '#i18n/message';

// The pages for visitors: landing, login, registration, password recovery.

export const signUp = 'Regístrate';
export const password = 'Contraseña';

export const logIn = 'Iniciar sesión';
export const loggingIn = 'Iniciando sesión…';
export const goodToSeeYouAgain = 'Qué gusto tenerte de vuelta.';
export const forgotPassword = '¿Olvidaste tu contraseña?';
export const noAccountYet = '¿No tienes cuenta?';
export const verifyPhoneWithCode = 'Primero verifica tu celular. Te enviamos un código.';

export const createYourAccount = 'Crea tu cuenta';
export const creatingYourAccount = 'Creando tu cuenta…';
export const startWithAccessData = 'Empecemos con tus datos de acceso.';
export const phonePattern = 'El formato del teléfono debe seguir este patrón:\n+52 (##) ####-####';
export const passwordLength = 'Entre 8 y 20 caracteres.';
export const confirmPassword = 'Confirma tu contraseña';
export const haveAnAccount = '¿Ya tienes cuenta?';
export const logInThere = 'Inicia sesión';

export const recoverYourPassword = 'Recupera tu contraseña';
export const temporaryPasswordWillBeSent = 'Te enviaremos una contraseña temporal a tu correo electrónico.';
export const checkYourEmail = 'Revisa tu correo';
export const temporaryPasswordSent = message('Enviamos una contraseña temporal a {email}. Vale 24\u00a0horas.');
