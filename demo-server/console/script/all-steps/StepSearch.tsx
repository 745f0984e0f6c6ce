import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import { useEffect, useRef } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './AllSteps.module.css';

type StepSearchProps = {
  text: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
};

/** Search of the steps, which has the focus when the list opens, and the button that closes the list. */
export function StepSearch({ text, onChange, onEnter, onClose }: StepSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <search className={styles.search}>
        <Icon of={magnifyingGlass} size={18} />
        <input
          ref={field}
          type="text"
          className={styles.input}
          aria-label={scriptTexts.searchStep}
          placeholder={scriptTexts.searchStep}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
      </search>
      <button type="button" className={styles.close} aria-label={scriptTexts.closeAllSteps} onClick={onClose}>
        <Icon of={xBold} size={16} />
      </button>
    </>
  );
}
