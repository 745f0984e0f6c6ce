import { message } from '#i18n/message';

// Amounts and days that may be estimates, and by when something is promised: parts of sentences.

export const estimatedAmount = message('{amount} (estimado)');
export const onDay = message('el\u00a0{day}');
export const notBefore = message('no antes del\u00a0{day}');

export const latestAt = message('a más tardar el {date}');
export const withinHours = message('en un máximo de {hours} horas');
export const withinBusinessHours = message('en un máximo de {hours} horas hábiles');
export const takesLonger = 'Estamos tardando más de lo que te prometimos.';
