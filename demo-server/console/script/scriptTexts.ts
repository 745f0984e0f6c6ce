import { script } from '#i18n/es-MX/script';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** The Spanish of the talk, from a room of its own. */
export const t = translator(script, icu);
