import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import clock from '@phosphor-icons/core/assets/regular/clock.svg';
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import envelopeSimple from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import gavel from '@phosphor-icons/core/assets/regular/gavel.svg';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { type Step, steps } from '../../script/steps.ts';
import { noticeHidden, selectOpenSection } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useConsoleDispatch } from '../store.ts';
import { AllSteps } from './all-steps/AllSteps.tsx';
import { pointsAt, type Target } from './pointsAt.ts';
import styles from './WhatFollows.module.css';

/** Icons of the steps that happen elsewhere than on the phone. */
const icons: Readonly<Partial<Record<Target, string>>> = { email: envelopeSimple, decision: gavel, clock };

/** The step before, the present one and as many of the next as there is room for; and the list of all. */
export function WhatFollows({ current }: { current: number }) {
  const dispatch = useConsoleDispatch();
  const [isListOpen, setListOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setListOpen(false);
    button.current?.focus();
  }, []);
  // A notice would lie over the foot of the list, which says what a step changes.
  const toggle = () => {
    dispatch(noticeHidden());
    setListOpen(!isListOpen);
  };
  // A section that is opened would lie under the list.
  const openSection = useSelector(selectOpenSection);
  useEffect(() => {
    if (openSection !== null) setListOpen(false);
  }, [openSection]);
  const first = Math.max(0, current - 1);
  return (
    <div className={styles.follows}>
      <div className={styles.head}>
        <p className={styles.title}>{scriptTexts.whatFollows}</p>
        <ActionButton ref={button} kind="plain" aria-expanded={isListOpen} onPress={toggle}>
          {scriptTexts.allSteps}
        </ActionButton>
      </div>
      <ol className={styles.list}>
        {steps.slice(first).map((step, offset) => (
          <StepRow key={step.id} step={step} index={first + offset} current={current} />
        ))}
      </ol>
      {isListOpen && <AllSteps onClose={close} />}
    </div>
  );
}

function StepRow({ step, index, current }: { step: Step; index: number; current: number }) {
  const target = pointsAt(step);
  return (
    <li
      className={index === current ? `${styles.row} ${styles.present}` : styles.row}
      aria-current={index === current ? 'step' : undefined}
    >
      <span className={index < current ? styles.done : styles.number}>
        {index < current ? <Icon of={checkBold} size={14} /> : index + 1}
      </span>
      <span className={styles.text}>{scriptTexts.steps[step.id].title}</span>
      <Icon of={(target && icons[target]) ?? deviceMobile} size={16} />
    </li>
  );
}
