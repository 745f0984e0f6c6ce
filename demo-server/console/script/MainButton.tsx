import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import handTap from '@phosphor-icons/core/assets/fill/hand-tap-fill.svg';
import stopFill from '@phosphor-icons/core/assets/fill/stop-fill.svg';
import swap from '@phosphor-icons/core/assets/regular/swap.svg';
import { useEffect } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './MainButton.module.css';
import { useMainKey } from './useMainKey.ts';

export type MainButtonProps = {
  readonly onPress: () => unknown;
} & (
  | { readonly kind: 'go'; readonly label: string }
  | { readonly kind: 'stop' | 'newTalk' | 'useThisWindow'; readonly label?: never }
);

const faces = {
  go: { icon: handTap, label: scriptTexts.doItForMe, keys: [scriptTexts.spaceKey, scriptTexts.pageDownKey] },
  stop: { icon: stopFill, label: scriptTexts.stop, keys: [scriptTexts.escKey] },
  newTalk: { icon: plus, label: scriptTexts.newTalk, keys: [scriptTexts.spaceKey, scriptTexts.pageDownKey] },
  useThisWindow: { icon: swap, label: scriptTexts.useThisWindow, keys: [] },
};

/**
 * The big button. It always stands at the same place, and its label says what it will do. Space and Page Down press it,
 * whatever has the focus; while it stops, Esc does too.
 */
export function MainButton({ kind, label, onPress }: MainButtonProps) {
  const face = faces[kind];
  useMainKey(face.keys.length > 0 ? onPress : undefined);
  useEscape(kind === 'stop' ? onPress : undefined);
  return (
    <button type="button" className={`${styles.button} ${kind === 'stop' ? styles.calm : ''}`} onClick={onPress}>
      <Icon of={face.icon} size={26} />
      <span>{label ?? face.label}</span>
      <span className={styles.keys} aria-hidden="true">
        {face.keys.map((key, index) => (
          <span key={key} className={index > 0 ? styles.other : undefined}>
            {index > 0 && `${scriptTexts.or} `}
            <kbd>{key}</kbd>
          </span>
        ))}
      </span>
    </button>
  );
}

function useEscape(press: (() => unknown) | undefined): void {
  useEffect(() => {
    if (!press) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && press();
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [press]);
}
