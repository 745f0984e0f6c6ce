import { useContext, useState } from 'react';
import { isNotFound, type ProblemText, problemOf, problemText } from '#api/problem';
import { readQuietly } from '#api/quietReads';
import { recoverLostWrite } from '#api/recoverLostWrite';
import { type Application, applicationNumber, savedLease } from '#domain/application';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as commonTexts from '#i18n/es-MX/common';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { useCurrentFailure } from '#kit/feedback/OfflineBanner.tsx';
import { createDraftWriter, DraftOwner, draftKey, readDraft } from '#kit/form/draft.ts';
import { Button } from '#kit/navigation/Button.tsx';
import { paths } from '#paths';
import { useDeleteApplicationMutation, useLazyGetApplicationsQuery } from '../../records/applicationsSlice.ts';
import styles from './DiscardDialog.module.css';

type DiscardDialogProps = {
  /** The draft to discard. */
  application: Application;
  onClose: () => void;
  onDiscarded: () => void;
};

/** Dialog that confirms that a draft is deleted, because it cannot be restored. */
export function DiscardDialog({ application, onClose, onDiscarded }: DiscardDialogProps) {
  const { discard, isRunning, failure } = useDiscard(application, onDiscarded);
  const failureText = useCurrentFailure(failure?.text);
  const close = () => (isRunning ? undefined : onClose());

  return (
    <Modal
      danger
      title={listTexts.discardApplicationQuestion({ number: applicationNumber(application.id) })}
      onClose={close}
      actions={
        <>
          <Button kind="danger" busy={isRunning && listTexts.discarding} onClick={discard}>
            {listTexts.discardApplication}
          </Button>
          <Button kind="ghost" disabled={isRunning} onClick={close}>
            {listTexts.keep}
          </Button>
        </>
      }
    >
      {listTexts.discardWarning}
      {failureText !== undefined && (
        <div className={styles.failure}>
          <Banner kind="danger" role="alert" data-offline={failureText === commonTexts.offlineInputKept}>
            {failureText} {failure?.detail}
          </Banner>
        </div>
      )}
    </Modal>
  );
}

/** Returns `discard`, which deletes the draft, and its state. A draft that is gone counts as discarded. */
function useDiscard(draft: Application, onDiscarded: () => void) {
  const [remove] = useDeleteApplicationMutation();
  const keepLease = useKeepLease();
  const [readAll] = useLazyGetApplicationsQuery();
  // Until the outcome is known, including the second request after a lost response.
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ProblemText>();

  const discard = () => {
    const { id } = draft;
    const done = () => {
      keepLease(draft);
      onDiscarded();
    };
    setFailure(undefined);
    setRunning(true);
    recoverLostWrite(remove(id).unwrap(), {
      read: () => readQuietly(readAll()),
      resultIn: (remaining) => (!remaining || remaining.some((other) => other.id === id) ? undefined : id),
    })
      .then(done, (error: unknown) => {
        const problem = problemOf(error);
        if (isNotFound(problem)) done();
        else setFailure(problemText(problem));
      })
      .finally(() => setRunning(false));
  };
  return { discard, isRunning, failure };
}

/**
 * Returns a function that keeps the lease of a discarded draft in this tab, as if it had been typed into the form of a new
 * application, which then begins with it. What was typed there stays.
 */
function useKeepLease() {
  const key = draftKey(useContext(DraftOwner), paths.leaseContract);
  return (discarded: Application) => {
    if (readDraft(key) !== undefined) return;
    const writer = createDraftWriter(key);
    writer.save(savedLease(discarded));
    writer.flush();
  };
}
