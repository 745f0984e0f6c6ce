import { message } from '#i18n/message';

// What the demo adds to the app on the phone.

export const mark = 'Demostración: datos ficticios';
export const reduceMark = 'Reducir aviso';
export const showWholeMark = 'Ver aviso completo';
export const useSampleFile = 'Usar archivo de ejemplo';
export const codeTyped = message('Escribí el código {code}.');
export const noCodeField = 'Esta pantalla no pide un código.';
export const demoBeganAnew = 'La demostración empezó de nuevo.';
export const cannotResendYet = 'Todavía no se puede pedir otro código. Espera unos segundos.';
