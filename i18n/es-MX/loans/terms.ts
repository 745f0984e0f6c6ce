import { message } from '#i18n/message';

// What an owner receives and pays back: the same line from the pre-offer to the last payment.

export const youReceive = message(
  'Recibes {received} · pagas\u00a0{payments}\u00a0mensualidades de {monthly}, la\u00a0primera {day}.',
);
export const youReceiveUndated = message('Recibes {received} · pagas\u00a0{payments}\u00a0mensualidades de {monthly}.');
export const youReceived = message(
  'Recibiste {received} · pagas\u00a0{payments}\u00a0mensualidades de {monthly}, la\u00a0primera {day}.',
);
export const youReceivedAndPaid = message(
  'Recibiste {received} · pagaste\u00a0{payments}\u00a0mensualidades de {monthly}, la\u00a0primera {day}.',
);
export const cost = message('Costo total {cost}: pagas {paid}, recibes {received}.');
