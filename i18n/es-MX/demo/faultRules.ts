import { message } from '#i18n/message';

// Rules of faults in the operator's console: for one call, with conditions, headers and a delay.

export const moreFaults = 'Más fallas';
export const addRule = 'Agregar falla';
export const activeRules = 'Fallas a la medida';
export const remove = 'Quitar';
export const removeRule = message('Quitar la falla {rule}');
export const ruleAdded = 'Falla agregada.';

// form
export const call = 'Llamada';
export const everyCall = 'Todas las de la app';
export const answer = 'Responde';
export const ownAnswer = 'lo de siempre';
export const noAnswer = 'nada, nunca';
export const delay = 'Retraso (ms)';
export const onlyIfHeader = 'Solo si el encabezado';
export const onlyIfField = 'Solo si el dato';
export const noField = 'Sin condición';
export const isValue = 'es';
export const headerExample = 'User-Agent';
export const valueExample = '*iPhone*';
export const answerHeader = 'Encabezado de la respuesta';
export const answerHeaderExample = 'Retry-After';
export const headerValue = 'con valor';

// a rule in a line
export const onlyWith = message('si {condition}');
export const respondsWith = message('→ {answer}');
export const after = message('a los {ms} ms');
