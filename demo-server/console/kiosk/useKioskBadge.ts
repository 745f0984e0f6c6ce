import storefrontFill from '@phosphor-icons/core/assets/fill/storefront-fill.svg';
import { useSelector } from 'react-redux';
import * as kioskTexts from '#i18n/es-MX/demo/kiosk';
import type { Badge } from '../layout/badge.ts';
import { useConsoleDispatch } from '../store.ts';
import { kioskDialogOpened, selectSecondsLeft } from './kioskSlice.ts';

/** Returns the badge of kiosk mode, whose × asks for the code; null while the mode is off. */
export function useKioskBadge(): Badge | null {
  const secondsLeft = useSelector(selectSecondsLeft);
  const dispatch = useConsoleDispatch();
  if (secondsLeft === null) return null;
  const text =
    secondsLeft < 60
      ? kioskTexts.startsAgainInSeconds({ seconds: secondsLeft })
      : kioskTexts.startsAgainInMinutes({ minutes: Math.ceil(secondsLeft / 60) });
  return {
    key: 'kiosk',
    text,
    short: kioskTexts.kioskMode,
    icon: storefrontFill,
    kind: 'info',
    end: () => dispatch(kioskDialogOpened('leave')),
  };
}
