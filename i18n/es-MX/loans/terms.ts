import { message } from '#i18n/message';

// What an owner receives and pays back: the same line from the pre-offer to the last payment, in two halves.

export const youReceive = message('Recibes {received}');
export const youReceived = message('Recibiste {received}');
export const youPay = message('pagas\u00a0{payments}\u00a0mensualidades de {monthly}, la\u00a0primera {day}.');
export const youPayUndated = message('pagas\u00a0{payments}\u00a0mensualidades de {monthly}.');
export const youPaid = message('pagaste\u00a0{payments}\u00a0mensualidades de {monthly}, la\u00a0primera {day}.');
export const cost = message('Costo total {cost}: pagas {paid}, recibes {received}.');
