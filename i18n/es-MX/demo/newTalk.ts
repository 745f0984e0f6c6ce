import { message } from '#i18n/message';

// The dialog that begins another talk.

export const givenNames = 'Nombre o nombres';
export const appGreets = 'La app saluda con este nombre.';
export const surnamesIfEmpty = message('Si los dejas vacíos: {surnames}.');
export const monthlyRent = 'Renta al mes';
export const months = message('{months} meses');
export const city = 'Ciudad';
export const toWhom = '¿A quién le hablas?';
export const tones = {
  person: { title: 'A una persona', hint: 'Tiene una propiedad en renta' },
  company: { title: 'A una empresa', hint: 'Atiende a varios dueños' },
};
export const isMissing = { name: 'Escribe su nombre.', rent: 'Escribe su renta al mes.' };
export const everythingBegins = 'El reloj, los mensajes y los datos empiezan de nuevo.';
export const talkIsDeleted = message('La plática de {name} se borra.');
export const start = 'Empezar la plática';
export const starting = 'Empezando…';
