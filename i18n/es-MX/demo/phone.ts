import { message } from '#i18n/message';

// What the demo adds to the app on the phone.

export const mark = 'Demostración: datos ficticios';
export const reduceMark = 'Reducir aviso';
export const showWholeMark = 'Ver aviso completo';
export const useSampleFile = 'Usar archivo de ejemplo';
export const filledInAndSubmitted = 'Listo, lo hice por ti.';
export const nothingToDoHere = 'Aquí no hay nada que llenar. Sigue tú en el teléfono.';
export const codeTyped = message('Escribí el código {code}.');
export const noCodeField = 'Esta pantalla no pide un código.';
export const stoppedFilling = 'Me detuve. Lo que ya escribí se queda.';
