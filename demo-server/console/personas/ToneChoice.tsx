import buildings from '@phosphor-icons/core/assets/fill/buildings-fill.svg';
import user from '@phosphor-icons/core/assets/fill/user-fill.svg';
import { useId } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import type { TalkDto } from '../dto.ts';
import styles from './ToneChoice.module.css';

type Tone = NonNullable<TalkDto['tone']>;

const tones: readonly (readonly [Tone, string, { readonly title: string; readonly hint: string }])[] = [
  ['person', user, consoleTexts.toPerson],
  ['company', buildings, consoleTexts.toCompany],
];

/** To whom the talk is given: two cards. */
export function ToneChoice({ tone, onChoose }: { tone: Tone; onChoose: (tone: Tone) => void }) {
  const [name, hintId] = [useId(), useId()];
  return (
    <fieldset className={styles.tones}>
      <legend className={styles.legend}>{consoleTexts.whomYouTalkTo}</legend>
      {tones.map(([value, icon, { title, hint }]) => (
        <label key={value} className={styles.card}>
          <Icon of={icon} size={22} />
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            <span id={`${hintId}${value}`} className={styles.hint}>
              {hint}
            </span>
          </span>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={title}
            aria-describedby={`${hintId}${value}`}
            checked={value === tone}
            onChange={() => onChoose(value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
