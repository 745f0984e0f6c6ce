import { message } from '#i18n/message';

// Titles, steps and the promises that more than one screen shows.

export const adelantto = 'Adelantto';
export const pageTitle = message('{title} · Adelantto');
export const progress = 'Avance';
export const stepOf = message('Paso {step} de {of}');
export const rentOfTomorrowToday = 'Tu renta de mañana, hoy.';
export const receiveMonthsInAdvance = message('Recibe hasta {months} meses de renta por adelantado.');
export const weAnswerInThreeDays = 'Te respondemos en menos de 3\u00a0días.';
