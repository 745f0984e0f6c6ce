import { message } from '#i18n/message';

// Titles and steps of screens.

export const adelantto = 'Adelantto';
export const pageTitle = message('{title} · Adelantto');
export const progress = 'Avance';
export const stepOf = message('Paso {step} de {of}');
