import type { ReactNode } from 'react';
import { RetryButton } from '../navigation/RetryButton.tsx';
import { Banner } from './Banner.tsx';

type FailureProps = {
  text: ReactNode;
  /** The reason, and what to do when a retry does not help. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** A retry is running. */
  busy?: boolean;
};

/** Error message in place of content that could not be loaded, with a "Reintentar" button. */
export const Failure = ({ text, detail, onRetry, busy = false }: FailureProps) => (
  <Banner
    kind="danger"
    role="alert"
    title={text}
    action={onRetry !== undefined && <RetryButton busy={busy} onClick={onRetry} />}
  >
    {detail}
  </Banner>
);
