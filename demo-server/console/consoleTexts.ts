import { demo } from '#i18n/es-MX/demo';
import { stage } from '#i18n/es-MX/stage';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** The stage's Spanish, from the demo's own rooms. */
export const t = translator({ ...demo, ...stage }, icu);
