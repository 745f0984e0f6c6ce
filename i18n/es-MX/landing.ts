import { message } from '#i18n/message';

// The promises of the landing page.

export const rentOfTomorrowToday = 'Tu renta de mañana, hoy.';
export const receiveMonthsInAdvance = message('Recibe hasta {months} meses de renta por adelantado.');
export const weAnswerInThreeDays = 'Te respondemos en menos de 3\u00a0días.';
