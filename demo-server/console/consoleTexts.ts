import { demo } from '#i18n/es-MX/demo';
import { operatorConsole } from '#i18n/es-MX/operatorConsole';
import { icu } from '#i18n/icu';
import { translator } from '#i18n/translator';

/** Translates the console's texts; they and the demo server's have catalogues of their own. */
export const t = translator({ ...demo, ...operatorConsole }, icu);
