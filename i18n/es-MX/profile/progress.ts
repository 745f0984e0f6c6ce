import { message } from '#i18n/message';

// What is missing in a profile.

export const completeYourProfile = 'Completa tu perfil';
export const missingName = 'Nos falta tu nombre.';
export const missingIdentification = 'Nos falta tu identificación.';
export const missingSelfie = 'Nos falta tu selfie.';
export const missingIncomeAndTaxes = 'Nos faltan tus ingresos e impuestos.';
export const missingStep = 'Nos falta un paso de tu perfil.';
export const toCompleteProfile = 'Para completar tu perfil, recarga la página o escríbenos por Contacto.';
export const nextName = 'Sigue: tu nombre';
export const nextIdentification = 'Sigue: identificación';
export const nextSelfie = 'Sigue: tu selfie';
export const nextIncomeAndTaxes = 'Sigue: ingresos e impuestos';
export const profileComplete = 'Tu perfil está completo';
export const profileCompleteAnnouncement = '¡Tu perfil está completo!';
export const progressOfProfile = 'Avance de tu perfil';
export const percentCompleted = message('{percent} completado');
