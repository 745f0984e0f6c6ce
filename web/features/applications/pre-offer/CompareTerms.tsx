import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { runWhenIdle } from '#kit/browser/runWhenIdle.ts';
import { Button } from '#kit/navigation/Button.tsx';
import type { CompareTermsProps } from './CompareTermsDialog.tsx';
import styles from './PreOffer.module.css';

const loadDialog = async () => (await import('./CompareTermsDialog.tsx')).CompareTermsDialog;

/** Button that opens the comparison of all terms, whose code loads when the page is idle. */
export function CompareTerms({ onChoose, ...terms }: Omit<CompareTermsProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<CompareTermsProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => runWhenIdle(() => void loadDialog().catch(() => undefined)), []);
  const open = () => {
    setFailed(false);
    loadDialog().then(
      (Loaded) => setDialog(() => Loaded),
      () => setFailed(true),
    );
  };
  const close = () => setDialog(undefined);
  const choose = (term: number) => {
    onChoose(term);
    close();
  };
  return (
    <div className={styles.compare}>
      <Button kind="ghost" aria-haspopup="dialog" onClick={open}>
        {preOfferTexts.compareTerms}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {preOfferTexts.couldNotCompare}
        </p>
      )}
      {/* Outside of the form, which Enter on a radio button would submit. */}
      {Dialog && createPortal(<Dialog {...terms} onChoose={choose} onClose={close} />, document.body)}
    </div>
  );
}
