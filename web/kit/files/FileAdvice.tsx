import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { Button } from '../navigation/Button.tsx';
import styles from './FileAdvice.module.css';
import type { Advice } from './fileViews.ts';

const messages: Readonly<Record<Advice, string>> = {
  blurry: fileTexts.photoBlurry,
  dark: fileTexts.photoDark,
  glare: fileTexts.photoGlare,
  protected: fileTexts.pdfIsProtected,
};

/** What may be wrong with a file, in words. */
export const AdviceText = ({ advice }: { advice: Advice }) => (
  <p className={styles.words}>
    <span className={styles.mark}>
      <Icon of={warningCircleFill} size={16} />
    </span>
    {messages[advice]}
  </p>
);

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
      <AdviceText advice={advice} />
      <div className={styles.choices}>
        <PhotoPick label={label} text={fileTexts.takeAnotherOne} onPhoto={onAnother} />
        <Button kind="ghost" size="small" onClick={onKeep}>
          {fileTexts.useItAnyway}
        </Button>
      </div>
    </div>
  );
}
