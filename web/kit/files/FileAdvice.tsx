import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { Button } from '../navigation/Button.tsx';
import type { Advice } from '../photo/photoAdvice.ts';
import styles from './FileAdvice.module.css';

const messages: Readonly<Record<Advice, string>> = {
  blurry: fileTexts.photoBlurry,
  dark: fileTexts.photoDark,
  glare: fileTexts.photoGlare,
};

type FileAdviceProps = {
  advice: Advice;
  /** Label of the field, in Spanish. */
  label: string;
  onAnother: (photo: File) => void;
  onKeep: () => void;
};

/** Warning that a photo may be hard to read, with buttons to take another one or to use it anyway. */
export function FileAdvice({ advice, label, onAnother, onKeep }: FileAdviceProps) {
  return (
    <div className={styles.advice}>
      <p className={styles.words}>
        <span className={styles.mark}>
          <Icon of={warningCircleFill} size={16} />
        </span>
        {messages[advice]}
      </p>
      <div className={styles.choices}>
        <PhotoPick label={label} text={fileTexts.takeAnotherOne} onPhoto={onAnother} />
        <Button kind="ghost" size="small" onClick={onKeep}>
          {fileTexts.useItAnyway}
        </Button>
      </div>
    </div>
  );
}
