import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { numberOf, type Step, steps } from '../../script/steps.ts';
import { closingToggled, selectIsFilling } from '../consoleSlice.ts';
import { useIsDriving } from '../kit/driving.ts';
import { useAction } from '../kit/useAction.ts';
import { useConsoleDispatch } from '../store.ts';
import { useGoToStep } from '../talk/useGoToStep.ts';
import { pointsAt } from './pointsAt.ts';
import styles from './StepList.module.css';

/** All steps; without a talk none of them can be chosen. One press goes there, with phone, data and clock. */
export function StepList({ step: present }: { step: Step | undefined }) {
  const dispatch = useConsoleDispatch();
  const isFilling = useSelector(selectIsFilling);
  const isOff = !useIsDriving() || present === undefined || isFilling;
  const act = useAction();
  const { goToStep } = useGoToStep();
  const list = useKeepInView(present);
  return (
    <div className={styles.steps}>
      <div className={styles.head}>
        <h2>{scriptTexts.allSteps}</h2>
        <span>{present ? scriptTexts.chooseOne : steps.length}</span>
      </div>
      {/* While its buttons are disabled, keys could not scroll it. */}
      <ol ref={list} className={styles.list} tabIndex={isOff ? 0 : undefined}>
        {steps.map((step, index) => (
          <li key={step.id}>
            {index > 0 && steps[index - 1]?.act !== step.act && (
              <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
            )}
            <StepRow step={step} present={present} isOff={isOff} onPress={() => act(() => goToStep(step))} />
          </li>
        ))}
        <li>
          <button type="button" className={styles.step} disabled={isOff} onClick={() => dispatch(closingToggled(true))}>
            <span className={styles.number} />
            <span className={styles.title}>{scriptTexts.closing}</span>
          </button>
        </li>
      </ol>
    </div>
  );
}

type StepRowProps = { step: Step; present: Step | undefined; isOff: boolean; onPress: () => unknown };

function StepRow({ step, present, isOff, onPress }: StepRowProps) {
  const isPresent = step === present;
  const isDone = present !== undefined && numberOf(step) < numberOf(present);
  return (
    <button
      type="button"
      className={`${styles.step} ${isPresent ? styles.now : ''}`}
      aria-current={isPresent ? 'step' : undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <span className={styles.number}>{isDone ? <Icon of={checkBold} size={17} /> : numberOf(step)}</span>
      <span className={styles.title}>{scriptTexts.steps[step.id].title}</span>
      <span className={styles.place}>{isPresent ? scriptTexts.youAreHere : placeOf(step)}</span>
    </button>
  );
}

/** Returns where a step happens, when that is not the phone. */
function placeOf(step: Step): string | undefined {
  const target = pointsAt(step);
  return target === undefined || target === 'code' ? undefined : scriptTexts.where[target];
}

/** Keeps the present step second from the top. */
function useKeepInView(present: Step | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (present && row && list.current)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - row.offsetHeight;
  }, [present]);
  return list;
}
