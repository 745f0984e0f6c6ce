import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectWidth } from '../consoleSlice.ts';
import type { PhoneWidth } from '../consoleState.ts';
import { useIsDriving } from '../kit/driving.ts';
import styles from './PhoneFrame.module.css';
import type { FramePage } from './usePhoneFrame.ts';

/** Width of the phone's edge, px. */
const BEZEL = 10;
/** Height of the phone for each width, px. */
const heights: Readonly<Record<PhoneWidth, number>> = { 320: 640, 390: 844, 430: 932 };

export type PhoneFrameProps = {
  page: FramePage | null;
  /** Name of the frame's window; a scripted state needs one (`states/frameName.ts`). */
  name?: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
};

/** The phone: the real app in an iframe, scaled to the room there is. Without use while another window drives. */
export function PhoneFrame({ page, name, frame, onLoad }: PhoneFrameProps) {
  const width = useSelector(selectWidth);
  const container = useRef<HTMLDivElement>(null);
  const isDriving = useIsDriving();
  useScaleToFit(container, width, heights[width]);
  return (
    <div ref={container} className={styles.container} inert={!isDriving}>
      <div className={styles.phone}>
        {page ? (
          <iframe
            key={page.turn}
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
