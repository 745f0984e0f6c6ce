import { message } from '#i18n/message';
import { firstName } from './personalData.ts';
import { identification } from './steps.ts';

// What is missing in a profile.

export const completeYourProfile = 'Completa tu perfil';
/** The parts of a profile, on the line that says how far it is. */
export const parts = {
  name: firstName,
  identification,
  biometric_validation: 'Selfie',
  income_and_taxes: 'Ingresos',
} as const;
export const toCompleteProfile = 'Para completar tu perfil, recarga la página o escríbenos por Contacto.';
export const nextName = 'Sigue: tu nombre.';
export const nextIdentification = 'Sigue: tu identificación. Ten a la mano tu INE.';
export const nextSelfie = 'Sigue: tu selfie.';
export const nextIncomeAndTaxes =
  'Sigue: ingresos e impuestos. Ten a la mano tu Constancia de Situación Fiscal y tus comprobantes de ingresos.';
export const profileComplete = 'Tu perfil está completo';
export const profileCompleteAnnouncement = '¡Tu perfil está completo!';
export const progressOfProfile = 'Avance de tu perfil';
export const percentCompleted = message('{percent} completado');
