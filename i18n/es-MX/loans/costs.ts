import { message } from '#i18n/message';

// The costs of a loan line by line, and its payments with their dates.

export const costsAndPaymentDates = 'Costos y fechas de pago';
export const costs = 'Costos';
export const openingCommission = 'Comisión por apertura';
export const interest = message('Interés ({rate} anual)');
export const tax = 'IVA de la comisión y del interés';
export const totalCost = 'Costo total';
export const paymentDates = 'Fechas de pago';
export const month = message('Mes {number}');
export const amountOnDay = message('{amount}, {day}');
export const textRow = message('{label}: {value}');
