import type { ReactNode } from 'react';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import styles from './Form.module.css';
import { RetryCountdown } from './RetryCountdown.tsx';
import type { Submission } from './useSubmission.ts';

/** The `value` of the second submit button, by which the submit event identifies it. */
export const SECOND_SUBMIT = 'second';

type FormFooterProps = {
  action: string;
  busy: string;
  kind?: ButtonKind | undefined;
  secondSubmit?: { action: string } | undefined;
  secondary?: ReactNode;
  submission: Pick<Submission<object>, 'phase' | 'failedSubmit' | 'isWaiting' | 'isDisabled' | 'endWait'>;
  /** Whether the second button caused the submit that is running. */
  isSecond: boolean;
};

/** The retry countdown, the submit buttons, and what renders below them. */
export function FormFooter({ submission, isSecond, ...props }: FormFooterProps) {
  const { action, busy, kind, secondSubmit, secondary } = props;
  const { phase, failedSubmit, isWaiting, isDisabled, endWait } = submission;
  const busyText = phase === 'uploading' ? formTexts.finishingUploads : phase === 'sending' && busy;
  return (
    <PageFooter>
      {isWaiting && <RetryCountdown key={failedSubmit.count} seconds={failedSubmit.wait ?? 0} onOver={endWait} />}
      <Button type="submit" kind={kind} busy={!isSecond && busyText} disabled={isDisabled}>
        {action}
      </Button>
      {secondSubmit && (
        <Button type="submit" kind="ghost" value={SECOND_SUBMIT} busy={isSecond && busyText} disabled={isDisabled}>
          {secondSubmit.action}
        </Button>
      )}
      {secondary !== undefined && (
        <div className={styles.secondary} inert={phase === 'sending'}>
          {secondary}
        </div>
      )}
    </PageFooter>
  );
}
