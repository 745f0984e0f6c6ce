import type { ReactNode } from 'react';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import styles from './Form.module.css';
import type { FileChoice } from './formContext.ts';
import { clockText } from './remaining.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import type { Submission } from './useSubmission.ts';

/** What renders below the submit button; as a function, for `SaveForLater`, which may send a part of the form. */
export type Secondary = ReactNode | ((state: SecondaryState) => ReactNode);

export type SecondaryState = {
  isFrozen: boolean;
  /** The text while a partial save runs. */
  busy: string | false;
  isDisabled: boolean;
};

type FormFooterProps = {
  action: string;
  busy: string;
  kind?: ButtonKind | undefined;
  secondary?: Secondary;
  /** The file that the button chooses instead of sending the form. */
  choice?: FileChoice | undefined;
  submission: Submission;
};

/** The retry countdown, the submit button, and what renders below it. */
export function FormFooter({ submission, action, busy, kind, secondary, choice }: FormFooterProps) {
  const { phase, isPartial, failures, wait, isFrozen, isDisabled, endWait } = submission;
  const busyText = phase === 'uploading' ? formTexts.finishingUploads : isFrozen && busy;
  return (
    <PageFooter>
      {wait !== undefined && <RetryCountdown key={failures} seconds={wait} onOver={endWait} />}
      <Button type="submit" kind={kind} icon={choice?.icon} busy={!isPartial && busyText} disabled={isDisabled}>
        {choice?.text ?? action}
      </Button>
      {secondary !== undefined && (
        <div className={styles.secondary} inert={isFrozen && !isPartial}>
          {typeof secondary === 'function'
            ? secondary({ isFrozen, isDisabled, busy: isPartial && busyText })
            : secondary}
        </div>
      )}
    </PageFooter>
  );
}

/** After too many attempts (HTTP 429): the time until the next one is allowed, "Podrás intentarlo de nuevo en 0:59". */
function RetryCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useSecondsLeft(seconds, onOver);
  return <p className={styles.wait}>{formTexts.tryAgainIn({ time: clockText(left) })}</p>;
}
