import { demo } from '#i18n/es-MX/demo';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** Translates the demo's own texts (SMS, e-mails, event log). Their catalogue is not part of any product build. */
export const inSpanish = translator(demo, icu);
