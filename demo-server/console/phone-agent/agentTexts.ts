import { phone } from '#i18n/es-MX/phone';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** Translates the texts that the demo adds to the app; a catalogue of their own keeps the console's texts out. */
export const t = translator(phone, icu);
