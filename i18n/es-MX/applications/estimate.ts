import { message } from '#i18n/message';

// What the slider of the term announces, in the pre-offer and in the calculator.

export const offerAnnouncement = message(
  '{term, plural, one {# mes} other {# meses}}: recibes {amount, number} pesos estimados.',
);
