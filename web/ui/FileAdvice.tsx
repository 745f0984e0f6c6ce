import { type PlainMessageId, t } from '#i18n';
import { Button } from './Button.tsx';
import styles from './FileAdvice.module.css';
import { Icon } from './Icon.tsx';
import { warningCircleFill } from './icons.tsx';
import { PhotoPick } from './PhotoPick.tsx';
import type { Advice } from './photoAdvice.tsx';

const words: Readonly<Record<Advice, PlainMessageId>> = {
  blurry: 'The photo looks blurry.',
  dark: 'The photo looks dark.',
  glare: 'The photo looks full of glare.',
};

type FileAdviceProps = {
  advice: Advice;
  /** The field's label, in Spanish. */
  label: string;
  onAnother: (photo: File) => void;
  onKeep: () => void;
};

/** What might be wrong with a photo. Never a dead end: it may be used all the same (ux §4 U4). */
export function FileAdvice({ advice, label, onAnother, onKeep }: FileAdviceProps) {
  return (
    <div className={styles.advice}>
      <p className={styles.words}>
        <span className={styles.mark}>
          <Icon of={warningCircleFill} size={16} />
        </span>
        {t(words[advice])}
      </p>
      <div className={styles.choices}>
        <PhotoPick label={label} text={t('Take another one')} onPhoto={onAnother} />
        <Button kind="ghost" size="small" onClick={onKeep}>
          {t('Use it anyway')}
        </Button>
      </div>
    </div>
  );
}
