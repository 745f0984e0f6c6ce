import arrowLeftBold from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg';
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import {
  phoneSchemeChosen,
  selectPhoneLocation,
  selectPhoneScheme,
  selectWidth,
  widthChosen,
} from '../consoleSlice.ts';
import { type PhoneWidth, phoneWidths } from '../consoleState.ts';
import { Choice } from '../kit/Choice.tsx';
import { SchemeChoice } from '../kit/scheme/SchemeChoice.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './PhoneFrame.module.css';
import { usePhone } from './phoneContext.ts';
import { shownAddress } from './shownAddress.ts';
import type { FramePage } from './usePhoneFrame.ts';

/** Width of the phone's edge, px. */
const BEZEL = 10;
/** Height of the phone for each width, px. */
const heights: Readonly<Record<PhoneWidth, number>> = { 320: 640, 390: 844, 430: 932 };

type PhoneFrameProps = {
  page: FramePage | null;
  /** Name of the frame's window; a scripted state needs one (`states/frameName.ts`). */
  name?: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
};

/** The phone beside the sections: the real app in an iframe, its address, and controls for width and colour scheme. */
export function PhoneFrame({ page, name, frame, onLoad }: PhoneFrameProps) {
  const width = useSelector(selectWidth);
  const phoneLocation = useSelector(selectPhoneLocation);
  const container = useRef<HTMLDivElement>(null);
  useScaleToFit(container, width, heights[width]);

  return (
    <aside className={styles.frame} aria-label={consoleTexts.thePhone}>
      <div ref={container} className={styles.container}>
        <div className={styles.phone}>
          {page ? (
            <iframe
              key={page.serial}
              ref={frame}
              name={name}
              className={styles.screen}
              src={page.path}
              title={consoleTexts.appOnPhone}
              allow="camera; clipboard-read; clipboard-write"
              onLoad={onLoad}
            />
          ) : (
            <p role="status" className={styles.opening}>
              {consoleTexts.phoneIsOpening}
            </p>
          )}
        </div>
      </div>
      <p className={styles.address}>{shownAddress(phoneLocation?.path ?? '')}</p>
      <Toolbar />
    </aside>
  );
}

/** Controls of the phone: back, reload, colour scheme and width. */
function Toolbar() {
  const phone = usePhone();
  const dispatch = useConsoleDispatch();
  const width = useSelector(selectWidth);
  const scheme = useSelector(selectPhoneScheme);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.tool} aria-label={consoleTexts.backOnPhone} onClick={phone.back}>
        <Icon of={arrowLeftBold} size={18} />
      </button>
      <button type="button" className={styles.tool} aria-label={consoleTexts.reloadPhone} onClick={phone.reload}>
        <Icon of={arrowClockwise} size={18} />
      </button>
      <SchemeChoice
        label={consoleTexts.phoneColourScheme}
        value={scheme}
        onChoose={(chosen) => dispatch(phoneSchemeChosen(chosen))}
      />
      <Choice
        label={consoleTexts.phoneWidth}
        value={width}
        options={phoneWidths.map((option) => [option, String(option)] as const)}
        onChoose={(chosen) => dispatch(widthChosen(chosen))}
      />
    </div>
  );
}

/** Largest scale of the phone. */
const MAX_SCALE = 1.1;

/** Scales the phone to fit its container. */
function useScaleToFit(container: RefObject<HTMLDivElement | null>, width: number, height: number) {
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const resize = () => {
      const outer = { width: width + 2 * BEZEL, height: height + 2 * BEZEL };
      const scale = Math.min(MAX_SCALE, element.clientWidth / outer.width, element.clientHeight / outer.height);
      element.style.setProperty('--width', `${width}px`);
      element.style.setProperty('--height', `${height}px`);
      element.style.setProperty('--scale', String(scale));
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, width, height]);
}
