import { script } from '#i18n/es-MX/script';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** Translates the texts of the script, which have a catalogue of their own. */
export const t = translator(script, icu);
