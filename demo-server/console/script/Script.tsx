import megaphoneSimpleFill from '@phosphor-icons/core/assets/fill/megaphone-simple-fill.svg';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAt } from '../consoleSlice.ts';
import { t as ofStage } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { stepAt } from './following.ts';
import styles from './Script.module.css';
import { t } from './scriptTexts.ts';
import { type Step, steps } from './steps.ts';
import { useStepAction } from './useStepAction.ts';

const titleOf = ({ id }: Step): string => t(`Step: ${id}` as 'Step: landing');
const speechOf = ({ id }: Step): string => t(`Say: ${id}` as 'Say: landing');

const acts = [...new Set(steps.map(({ act }) => act))];

/** The talk step by step: what to say, and a hand that does it. It follows the phone (ux O4). */
export function Script() {
  const [current, setCurrent] = useCurrent();
  const { isViewer } = useIsViewer();
  const phone = usePhone();
  const doIt = useStepAction();
  const keepFocus = useFocusKept();
  const step = steps[current];
  if (!step) return null;
  const press = async () => {
    keepFocus.begin();
    if (await doIt(step)) setCurrent(Math.min(current + 1, steps.length - 1));
  };
  return (
    <Panel
      id="script"
      title={ofStage('Script')}
      icon={megaphoneSimpleFill}
      aside={t('Step {number} of {total}', { number: current + 1, total: steps.length })}
    >
      <div className={styles.step}>
        <p className={styles.act}>{t(`Act: ${step.act}`)}</p>
        <h3 className={styles.title}>{titleOf(step)}</h3>
        <blockquote className={styles.speech} aria-label={t('Say it like this')}>
          {speechOf(step)}
        </blockquote>
      </div>
      <Row>
        <ActionButton ref={keepFocus.button} kind="main" disabled={isViewer || !phone.isHere} onPress={press}>
          {t('Do it for me')}
        </ActionButton>
        <ActionButton kind="plain" disabled={current === 0} onPress={() => setCurrent(current - 1)}>
          {t('Step before')}
        </ActionButton>
        <ActionButton kind="plain" disabled={current === steps.length - 1} onPress={() => setCurrent(current + 1)}>
          {t('Step after')}
        </ActionButton>
      </Row>
      {!phone.isHere && <Hint>{t('The phone is needed')}</Hint>}
      <details className={styles.all}>
        <summary className={styles.summary}>{t('All steps')}</summary>
        <div className={styles.acts}>
          {acts.map((act) => (
            <section key={act} aria-label={t(`Act: ${act}`)}>
              <p className={styles.act}>{t(`Act: ${act}`)}</p>
              <ol className={styles.list} start={steps.findIndex((it) => it.act === act) + 1}>
                {steps.map(
                  (it, index) =>
                    it.act === act && (
                      <li key={it.id}>
                        <button
                          type="button"
                          className={index === current ? styles.chosen : styles.other}
                          aria-current={index === current ? 'step' : undefined}
                          onClick={() => setCurrent(index)}
                        >
                          {titleOf(it)}
                        </button>
                      </li>
                    ),
                )}
              </ol>
            </section>
          ))}
        </div>
      </details>
    </Panel>
  );
}

/** The step that the talk is at: it goes where the phone goes, or where the operator wants it. */
function useCurrent() {
  const path = useSelector(selectAt)?.path;
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (path !== undefined) setCurrent((now) => stepAt(steps, now, path));
  }, [path]);
  return [current, setCurrent] as const;
}

/** A page that comes on the phone takes the focus into its frame; whoever works by the keyboard stays at the button. */
function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  const at = useSelector(selectAt);
  useEffect(() => {
    if (at === null || !isKept.current) return;
    if (document.activeElement instanceof HTMLIFrameElement) button.current?.focus({ preventScroll: true });
    if (!at.busy) isKept.current = false;
  }, [at]);
  return {
    button,
    begin: () => {
      isKept.current = document.activeElement === button.current;
    },
  };
}
