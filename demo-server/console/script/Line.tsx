import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import info from '@phosphor-icons/core/assets/fill/info-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import handPointing from '@phosphor-icons/core/assets/regular/hand-pointing.svg';
import { Icon } from '#kit/art/Icon.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { ActionButton } from '../kit/ActionButton.tsx';
import styles from './Script.module.css';

export type LineProps = {
  /** How to do it by hand, what is under way, what another window or person does, what stands in the way, what was done. */
  readonly kind: 'hand' | 'plain' | 'info' | 'trouble' | 'done';
  readonly text: string;
  /** Part of the text that stands out. */
  readonly what?: string;
  readonly action?: { readonly label: string; readonly onPress: () => unknown };
};

const icons = { hand: handPointing, info, trouble: warningCircleFill, done: checkCircleFill };

/** The one line above the button. Its room is kept when there is nothing to say, so that the button does not move. */
export function Line({ kind, text, what, action }: LineProps) {
  return (
    <div className={`${styles.line} ${styles[kind] ?? ''}`}>
      <p role="status" className={styles.lineText}>
        {text !== '' && kind !== 'plain' && <Icon of={icons[kind]} size={20} />}
        <span>{what === undefined ? text : <Emphasis of={what}>{text}</Emphasis>}</span>
      </p>
      {action && (
        <ActionButton kind="plain" onPress={action.onPress}>
          {action.label}
        </ActionButton>
      )}
    </div>
  );
}
