import { useEffect, useRef, useState } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Row } from '../kit/Panel.tsx';
import styles from './Script.module.css';
import { acts, steps } from './steps.ts';
import { useGoToStep } from './useGoToStep.ts';
import { useTalkOwner } from './useTalkOwner.ts';

/** The end of the talk: what was shown, and how to go on. */
export function Closing() {
  const [isFolded, setFolded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone. Another press of its key does nothing here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const goToStep = useGoToStep();
  const owner = useTalkOwner();
  const name = owner?.given_name ?? scriptTexts.theOwner;
  return (
    <>
      <div className={styles.step}>
        <p className={styles.act}>{scriptTexts.talkIsOver({ total: steps.length })}</p>
        {!isFolded && (
          <>
            <h3 ref={title} tabIndex={-1} className={styles.title}>
              {scriptTexts.thatIsAdelantto}
            </h3>
            <p>{scriptTexts.whatTheySaw({ name })}</p>
            <ul className={styles.seen}>
              {acts.map((act) => (
                <li key={act}>{scriptTexts.acts[act]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Row>
        {!isFolded && (
          <ActionButton kind="main" onPress={() => setFolded(true)}>
            {scriptTexts.goOnWith({ name })}
          </ActionButton>
        )}
        <ActionButton kind="plain" onPress={() => setAsking(true)}>
          {scriptTexts.beginAgain}
        </ActionButton>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={scriptTexts.beginAgainQuestion}
        text={scriptTexts.everythingGoesToStep}
        action={scriptTexts.beginAgain}
        onConfirm={() => goToStep(0)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
