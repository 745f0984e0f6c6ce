import { message } from '#i18n/message';

// Date field and calendar.

export const datePattern = 'dd/mm/aaaa';
export const openCalendar = message('Abrir calendario, {field}');
export const month = 'Mes';
export const year = 'Año';
export const previousMonth = 'Mes anterior';
export const nextMonth = 'Mes siguiente';
export const weekdays = 'lu ma mi ju vi sá do';
