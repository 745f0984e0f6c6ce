import circleHalf from '@phosphor-icons/core/assets/regular/circle-half.svg';
import moon from '@phosphor-icons/core/assets/regular/moon.svg';
import sun from '@phosphor-icons/core/assets/regular/sun.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { Scheme } from '../../protocol.ts';

/** The colour schemes with their icons and names, in the order in which they are offered. */
export const schemeOptions: readonly { readonly scheme: Scheme; readonly icon: string; readonly name: string }[] = [
  { scheme: 'light', icon: sun, name: consoleTexts.light },
  { scheme: 'dark', icon: moon, name: consoleTexts.dark },
  { scheme: 'system', icon: circleHalf, name: consoleTexts.asTheDevice },
];
