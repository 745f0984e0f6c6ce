import check from '@phosphor-icons/core/assets/regular/check.svg';
import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import { useEffect, useId, useState } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { announce } from '../navigation/announcements.ts';
import { IconButton } from '../navigation/IconButton.tsx';
import styles from './CopyRow.module.css';

/** Time for which a check mark replaces the copy icon, in ms. */
const CONFIRMATION_MS = 2000;

type Copied = {
  label: string;
  /** Grammatical gender of the label, for "copiada" or "copiado". */
  gender?: 'feminine' | 'masculine';
};

type CopyRowProps = Copied & {
  /** Said after the label. */
  note?: string;
  /** Visible text: `'999 180 00000004321 8'`. */
  value: string;
  /** Copied text, if it differs: `'999180000000043218'`. */
  copied?: string | undefined;
};

/** Row of a `dl` with a label, a value (an account number, say) and a button that copies it. */
export function CopyRow({ note, value, copied = value, ...of }: CopyRowProps) {
  const valueId = useId();
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{note === undefined ? of.label : `${of.label} · ${note}`}</dt>
      <dd className={styles.value}>
        <span id={valueId}>{value}</span>
        <CopyButton {...of} copied={copied} describedBy={valueId} />
      </dd>
    </div>
  );
}

type CopyButtonProps = Copied & { copied: string; describedBy: string };

/**
 * Button that copies a text, at the right edge of the nearest positioned element. `describedBy`: the id of the visible
 * text.
 */
export function CopyButton({ label, copied, describedBy, gender = 'feminine' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copyValue = async () => {
    const text =
      gender === 'feminine' ? displayTexts.labelCopied({ label }) : displayTexts.labelCopiedMasculine({ label });
    setCopied(await copyAndAnnounce(copied, text));
  };

  return (
    <IconButton
      className={styles.button}
      label={displayTexts.copyLabel({ label })}
      icon={isCopied ? check : copy}
      aria-describedby={describedBy}
      onClick={copyValue}
    />
  );
}

/** Copies a text and announces this with `done`, or that it failed. Resolves with whether it succeeded. */
export async function copyAndAnnounce(text: string, done: string): Promise<boolean> {
  const succeeded = await copyText(text);
  if (succeeded) announce(done);
  else announce(displayTexts.couldNotCopy, 'notice');
  return succeeded;
}

/** Copies a text to the clipboard. Resolves with whether that succeeded. */
export const copyText = (text: string): Promise<boolean> =>
  // There is no clipboard API over plain http, for example when a phone opens the demo by the computer's address.
  navigator.clipboard === undefined
    ? Promise.resolve(copyByCommand(text))
    : navigator.clipboard.writeText(text).then(
        () => true,
        () => copyByCommand(text),
      );

function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const succeeded = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return succeeded;
}
