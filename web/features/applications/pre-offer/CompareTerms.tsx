import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as commonTexts from '#i18n/es-MX/common';
import { runWhenIdle } from '#kit/browser/runWhenIdle.ts';
import { Button } from '#kit/navigation/Button.tsx';
import type { CompareTermsProps } from './CompareTermsDialog.tsx';
import styles from './PreOffer.module.css';

const loadDialog = async () => (await import('./CompareTermsDialog.tsx')).CompareTermsDialog;

/** Button that opens the comparison of all terms, whose code loads when the page is idle. */
export function CompareTerms({ onChoose, ...terms }: Omit<CompareTermsProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<CompareTermsProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => runWhenIdle(() => void loadDialog().catch(() => undefined)), []);
  const open = () => {
    setState('loading');
    loadDialog().then(
      (Loaded) => {
        // A busy button has lost the focus. The dialog returns it to the element that has it when the dialog opens.
        flushSync(() => setState('idle'));
        button.current?.focus({ preventScroll: true });
        setDialog(() => Loaded);
      },
      () => setState('failed'),
    );
  };
  const close = () => setDialog(undefined);
  const choose = (term: number) => {
    onChoose(term);
    close();
  };
  return (
    <div className={styles.compare}>
      <Button
        ref={button}
        kind="ghost"
        aria-haspopup="dialog"
        busy={state === 'loading' && commonTexts.loading}
        onClick={open}
      >
        {preOfferTexts.compareTerms}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {preOfferTexts.couldNotCompare}
        </p>
      )}
      {/* Outside of the form, which Enter on a radio button would submit. */}
      {Dialog && createPortal(<Dialog {...terms} onChoose={choose} onClose={close} />, document.body)}
    </div>
  );
}
