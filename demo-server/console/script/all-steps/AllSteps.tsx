import listNumbersFill from '@phosphor-icons/core/assets/fill/list-numbers-fill.svg';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { acts } from '../../../script/steps.ts';
import { selectStep } from '../../consoleSlice.ts';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { SearchField } from '../../kit/search/SearchField.tsx';
import { useAction } from '../../kit/useAction.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { useGoToStep } from '../useGoToStep.ts';
import { ActSteps } from './ActSteps.tsx';
import styles from './AllSteps.module.css';
import { ChosenStep } from './ChosenStep.tsx';
import { findSteps, neighbourOf } from './findSteps.ts';

/**
 * List of all steps by act, over all sections, with a search. A chosen step is gone to by a second press: its foot says
 * before what happens. Arrows move, Enter chooses and goes, Esc and its × close the list.
 */
export function AllSteps({ onClose }: { onClose: () => void }) {
  const current = useSelector(selectStep);
  const [text, setText] = useState('');
  const { chosen, choose, isGoing, go } = useChosenStep(onClose);
  const list = useRef<HTMLElement>(null);
  const { isVisible } = usePhone();
  const isOff = !isVisible;
  const found = findSteps(text);
  const move = (by: 1 | -1) => {
    const from = chosen ?? (by === 1 ? current - 1 : current);
    const next = neighbourOf(from, by, found) ?? (chosen === null ? found[0] : undefined);
    if (next === undefined || isOff) return;
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-step="${next}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const enterSearch = () => {
    const [first] = found;
    if (first === undefined || isOff) return;
    if (chosen !== null && found.includes(chosen)) go(chosen);
    else choose(first);
  };
  return (
    <section
      ref={list}
      className={styles.all}
      tabIndex={-1}
      aria-label={scriptTexts.allSteps}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon of={listNumbersFill} size={22} />
        </span>
        <h2 className={styles.title}>{scriptTexts.allSteps}</h2>
        <StepSearch text={text} onChange={setText} onEnter={enterSearch} />
        <CloseButton label={scriptTexts.closeAllSteps} onClick={onClose} />
      </div>
      <div className={styles.acts}>
        {found.length === 0 && <p>{scriptTexts.noStepFound}</p>}
        {acts.map((act) => (
          <ActSteps key={act} act={act} found={found} chosen={chosen} isOff={isOff} onChoose={choose} onGo={go} />
        ))}
      </div>
      <ChosenStep chosen={chosen} isGoing={isGoing} onGo={go} onStay={onClose} />
    </section>
  );
}

type StepSearchProps = { text: string; onChange: (text: string) => void; onEnter: () => void };

/** Search of the steps, which has the focus when the list opens. */
function StepSearch({ text, onChange, onEnter }: StepSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.search}>
      <SearchField
        field={field}
        label={scriptTexts.searchStep}
        text={text}
        onChange={onChange}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
    </div>
  );
}

/** The chosen step, whether the talk is on its way there, and the functions that choose one and go there. */
function useChosenStep(onGone: () => void) {
  const [chosen, choose] = useState<number | null>(null);
  const [isGoing, setGoing] = useState(false);
  const goToStep = useGoToStep();
  const act = useAction();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const go = (index: number) => {
    if (isGoing) return;
    setGoing(true);
    void act(() => goToStep(index)).then((isDone) => {
      if (!isMounted.current) return;
      setGoing(false);
      if (isDone) onGone();
    });
  };
  return { chosen, choose, isGoing, go };
}
