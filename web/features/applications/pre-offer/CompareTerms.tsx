import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { Button } from '#kit/navigation/Button.tsx';
import { CompareTermsDialog, type CompareTermsProps } from './CompareTermsDialog.tsx';
import styles from './PreOffer.module.css';

/** Button that opens the comparison of all terms. */
export function CompareTerms({ onChoose, ...terms }: Omit<CompareTermsProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const choose = (term: number) => {
    onChoose(term);
    setOpen(false);
  };
  return (
    <div className={styles.compare}>
      <Button kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {preOfferTexts.compareTerms}
      </Button>
      {/* Outside of the form, which Enter on a radio button would submit. */}
      {isOpen &&
        createPortal(<CompareTermsDialog {...terms} onChoose={choose} onClose={() => setOpen(false)} />, document.body)}
    </div>
  );
}
