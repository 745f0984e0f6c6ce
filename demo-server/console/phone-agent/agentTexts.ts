import { phone } from '#i18n/es-MX/phone';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** The Spanish of what the demo adds to the app, from a room of its own: the phone does not carry the panel's words. */
export const t = translator(phone, icu);
