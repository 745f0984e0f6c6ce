import { message } from '#i18n/message';

// Verification of the phone by an SMS code, and the welcome after it.

export const verifyYourAccount = 'Verifica tu cuenta';
export const codeSentTo = message('Enviamos un código de 4 dígitos por SMS al {phone}.');
export const codeSentToRegisteredPhone = 'Enviamos un código de 4 dígitos por SMS al celular que registraste.';
/** For a page that does not know whether a code was sent. */
export const writeCodeOf = message('Escribe el código de 4 dígitos que te llega por SMS al {phone}.');
export const writeCode = 'Escribe el código de 4 dígitos que te llega por SMS.';
export const verifyAccount = 'Verificar cuenta';
export const verifying = 'Verificando…';
export const didItNotArrive = '¿No te llegó?';
export const resendCode = 'Reenviar código';
export const resendCodeIn = message('Reenviar código en {time}');
export const wrongNumber = '¿Número equivocado?';
export const correctIt = 'Corrígelo';
export const codeResent = 'Código reenviado';
export const codeSentAgain = 'Te enviamos otra vez un SMS con el código de confirmación.';
export const linkNoLongerValid = 'Este enlace ya no es válido. Regístrate de nuevo.';

export const doneWithName = message('¡Listo, {name}!');
export const done = '¡Listo!';
export const accountIsActiveCompleteProfile =
  'Tu cuenta ya está activa. Completa tu perfil para pedir tu primer Adelantto.';
export const accountIsActiveProfileComplete = 'Tu cuenta ya está activa y tu perfil está completo.';

export const wrongCode = 'Código incorrecto';
export const wrongCodeTryAgain = 'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo';
