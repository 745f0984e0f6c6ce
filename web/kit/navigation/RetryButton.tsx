import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import * as commonTexts from '#i18n/es-MX/common';
import { Button } from './Button.tsx';

type RetryButtonProps = {
  onClick: () => void;
  /** A retry is running. */
  busy?: boolean;
  /** What is tried again, read out only. */
  of?: string;
};

/** "Reintentar", below what has failed. */
export const RetryButton = ({ onClick, busy = false, of }: RetryButtonProps) => (
  <Button kind="secondary" size="small" icon={arrowClockwise} busy={busy && commonTexts.loading} onClick={onClick}>
    {commonTexts.retry}
    {of !== undefined && <span className="visually-hidden"> {of}</span>}
  </Button>
);
