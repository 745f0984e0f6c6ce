import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { selectStep } from '../consoleSlice.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import styles from './AllSteps.module.css';
import { GoToStepDialog } from './GoToStepDialog.tsx';
import { acts, type Step, steps } from './steps.ts';

/**
 * List of all steps by act, over all sections. Asks before it goes to one: phone, data and clock go with it. Esc and its ×
 * close it.
 */
export function AllSteps({ onClose }: { onClose: () => void }) {
  const current = useSelector(selectStep);
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  // The Esc key of the question closes the question alone.
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && !target.closest('dialog')) onClose();
  };
  return (
    <section
      ref={list}
      className={styles.all}
      aria-label={scriptTexts.allSteps}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{scriptTexts.allSteps}</h2>
        <button type="button" className={styles.close} aria-label={scriptTexts.closeAllSteps} onClick={onClose}>
          <Icon of={xBold} size={16} />
        </button>
      </div>
      <div className={styles.acts}>
        {acts.map((act) => (
          <Act key={act} act={act} current={current} onChoose={setChosen} />
        ))}
      </div>
      <GoToStepDialog chosen={chosen} onGone={onClose} onClose={() => setChosen(null)} />
    </section>
  );
}

type ActProps = { act: Step['act']; current: number; onChoose: (index: number) => void };

function Act({ act, current, onChoose }: ActProps) {
  const isViewer = useIsViewer();
  const { isVisible } = usePhone();
  return (
    <section aria-label={scriptTexts.acts[act]}>
      <p className={styles.act}>{scriptTexts.acts[act]}</p>
      <ol>
        {steps.map(
          (step, index) =>
            step.act === act && (
              <li key={step.id}>
                <button
                  type="button"
                  className={index === current ? styles.present : styles.step}
                  aria-current={index === current ? 'step' : undefined}
                  disabled={isViewer || !isVisible}
                  onClick={() => onChoose(index)}
                >
                  <span className={styles.number}>{index + 1}</span>
                  {scriptTexts.steps[step.id].title}
                </button>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
