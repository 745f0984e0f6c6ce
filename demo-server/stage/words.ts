import { demo } from '#i18n/es-MX/demo';
import { translator } from '#i18n/translator';

/** The stage's Spanish, from the demo's own room. */
export const t = translator(demo);
