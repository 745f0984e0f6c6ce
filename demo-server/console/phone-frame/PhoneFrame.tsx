import arrowLeftBold from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg';
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '#kit/art/Icon.tsx';
import {
  type PhoneWidth,
  phoneSchemeChosen,
  phoneWidths,
  selectAt,
  selectPhoneScheme,
  selectWidth,
  widthChosen,
} from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import { Choice } from '../kit/Choice.tsx';
import { SchemeChoice } from '../kit/SchemeChoice.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './PhoneFrame.module.css';
import { usePhone } from './phoneContext.ts';
import type { Shown } from './usePhoneFrame.ts';

/** The screens that are tried: px wide and high (design §10). */
const heights: Readonly<Record<PhoneWidth, number>> = { 320: 640, 390: 844, 430: 932 };

/** The real app in a phone, standing in a lit doorway (design §10). */
export function PhoneFrame({
  shown,
  frame,
  onLoad,
}: {
  shown: Shown | null;
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}) {
  const width = useSelector(selectWidth);
  const at = useSelector(selectAt);
  const phone = usePhone();
  const room = useRef<HTMLDivElement>(null);
  useFitting(room, width, heights[width]);

  return (
    <aside className={styles.door} aria-label={t('The phone')}>
      <div ref={room} className={styles.room}>
        <div className={styles.phone}>
          {shown && (
            <iframe
              key={shown.serial}
              ref={frame}
              className={styles.screen}
              src={shown.path}
              title={t('The app on the phone')}
              allow="camera; clipboard-read; clipboard-write"
              onLoad={onLoad}
            />
          )}
        </div>
      </div>
      <p className={styles.address}>{at?.path ?? ''}</p>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} aria-label={t('Back on the phone')} onClick={phone.back}>
          <Icon of={arrowLeftBold} size={18} />
        </button>
        <button type="button" className={styles.tool} aria-label={t('Load the phone again')} onClick={phone.reload}>
          <Icon of={arrowClockwise} size={18} />
        </button>
        <PhoneChoices />
      </div>
    </aside>
  );
}

/** How the phone is lit and how wide it is. */
function PhoneChoices() {
  const dispatch = useConsoleDispatch();
  const width = useSelector(selectWidth);
  const scheme = useSelector(selectPhoneScheme);
  return (
    <>
      <SchemeChoice
        label={t('Light on the phone')}
        value={scheme}
        onChoose={(chosen) => dispatch(phoneSchemeChosen(chosen))}
      />
      <Choice
        label={t('Width of the phone')}
        value={width}
        options={phoneWidths.map((it) => [it, String(it)] as const)}
        onChoose={(chosen) => dispatch(widthChosen(chosen))}
      />
    </>
  );
}

/** Shows the phone as large as the room allows, never larger than it is. */
function useFitting(room: RefObject<HTMLDivElement | null>, width: number, height: number) {
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const resize = () => {
      const outer = { width: width + 2 * BEZEL, height: height + 2 * BEZEL };
      const scale = Math.min(1, element.clientWidth / outer.width, element.clientHeight / outer.height);
      element.style.setProperty('--width', `${width}px`);
      element.style.setProperty('--height', `${height}px`);
      element.style.setProperty('--scale', String(scale));
    };
    resize();
    const watching = new ResizeObserver(resize);
    watching.observe(element);
    return () => watching.disconnect();
  }, [room, width, height]);
}

/** The phone's edge, px (design §10). */
const BEZEL = 10;
