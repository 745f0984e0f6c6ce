import check from '@phosphor-icons/core/assets/regular/check.svg';
import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import { useEffect, useId, useState } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { announce } from '../feedback/Status.tsx';
import styles from './CopyRow.module.css';

/** How long the check stands in for the copy sign, ms (design §9). */
const CONFIRMS_MS = 2000;

interface CopyRowProps {
  label: string;
  /** As it is shown: `'999 180 00000004321 8'`. */
  value: string;
  /** As it is copied, where that differs: `'999180000000043218'`. */
  copied?: string | undefined;
  /** Of the label, for "copiada" or "copiado". */
  gender?: 'feminine' | 'masculine';
}

/** Something to take along to one's bank: a label, a value and a button that copies it. Rows stand one below the other. */
export function CopyRow({ label, value, copied = value, gender = 'feminine' }: CopyRowProps) {
  const shown = useId();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), CONFIRMS_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const take = async () => {
    const worked = await copyText(copied);
    setDone(worked);
    const said = gender === 'feminine' ? t('{label} copied.', { label }) : t('{label} copied. (masculine)', { label });
    announce(worked ? said : t('We could not copy it. Hold the text down to copy it.'));
  };

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value} id={shown}>
          {value}
        </p>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={t('Copy {label}', { label })}
        aria-describedby={shown}
        onClick={take}
      >
        <Icon of={done ? check : copy} />
      </button>
    </div>
  );
}

/** Puts a text on the clipboard; answers whether it is there now. */
export const copyText = (text: string): Promise<boolean> =>
  // Without https there is no clipboard: a demo opened from a phone by the computer's address.
  navigator.clipboard === undefined
    ? Promise.resolve(copyTheOldWay(text))
    : navigator.clipboard.writeText(text).then(
        () => true,
        () => copyTheOldWay(text),
      );

function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const opener = document.activeElement;
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  return worked;
}
