import { phone } from '#i18n/es-MX/phone';
import { translator } from '#i18n/translator';

/** The Spanish of what the demo adds to the app, from a room of its own: the phone does not carry the panel's words. */
export const t = translator(phone);
