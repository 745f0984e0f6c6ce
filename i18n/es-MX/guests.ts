// The login, and texts of more than one page for visitors.

export const signUp = 'Regístrate';
export const password = 'Contraseña';
export const howMuchWouldYouReceive = '¿Cuánto recibirías?';

export const logIn = 'Iniciar sesión';
export const loggingIn = 'Iniciando sesión…';
export const goodToSeeYouAgain = 'Qué gusto tenerte de vuelta.';
export const forgotPassword = '¿Olvidaste tu contraseña?';
export const noAccountYet = '¿No tienes cuenta?';
export const verifyPhoneWithCode = 'Primero verifica tu celular. Te enviamos un código.';

export const haveAnAccount = '¿Ya tienes cuenta?';
export const logInThere = 'Inicia sesión';
