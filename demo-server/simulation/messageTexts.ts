import { demo } from '#i18n/es-MX/demo';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** The demo's own Spanish: SMS, e-mails and the lines of the record, from a room that no product build holds. */
export const inSpanish = translator(demo, icu);
