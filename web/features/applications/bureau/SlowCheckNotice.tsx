import { useEffect } from 'react';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import { useHasWaited } from '#kit/feedback/useHasWaited.ts';
import { CardText } from '#kit/layout/CardText.tsx';
import { announceQuietly } from '#kit/navigation/announcements.ts';

/** How long a check may take before the owner is asked to wait, ms. */
const PATIENCE_MS = 10_000;

/** Asks the owner to wait, visibly and for screen readers, when the bureau check takes long. */
export function SlowCheckNotice({ isChecking }: { isChecking: boolean }) {
  return isChecking && <WaitMessage />;
}

function WaitMessage() {
  const isLong = useHasWaited(PATIENCE_MS);
  useEffect(() => {
    if (isLong) announceQuietly(bureauTexts.stillChecking);
  }, [isLong]);
  return isLong && <CardText>{bureauTexts.stillChecking}</CardText>;
}
