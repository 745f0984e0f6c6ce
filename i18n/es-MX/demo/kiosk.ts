import { message } from '#i18n/message';

// Kiosk mode of the operator's console: at fairs the demo begins anew when nobody uses it.

export const kioskMode = 'Modo feria';
export const startsAgainInMinutes = message('Modo feria: vuelve a empezar en {minutes} min');
export const startsAgainInSeconds = message('Modo feria: vuelve a empezar en {seconds} s');
export const whatItDoes = 'Si nadie usa la demostración, vuelve a empezar sola. Para salir se pide la clave.';
export const begin = 'Activar modo feria';
export const leave = 'Salir del modo feria';
export const startsAfter = 'Vuelve a empezar tras';
export const minutesWithoutUse = message('{minutes, plural, one {# minuto} other {# minutos}} sin uso');
export const codeToLeave = 'Clave para salir, 4 dígitos';
export const code = 'Clave';
export const codeHasFourDigits = 'La clave lleva 4 dígitos.';
export const wrongCode = 'Esa no es la clave.';
export const isOn = 'Modo feria activado.';
export const isOff = 'Modo feria desactivado.';
export const stillThere = '¿Sigues aquí?';
export const startsAgainSoon = message('La demostración vuelve a empezar en {seconds} s.');
export const stay = 'Seguir aquí';
