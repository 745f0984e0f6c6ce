import arrowCounterClockwise from '@phosphor-icons/core/assets/regular/arrow-counter-clockwise.svg';
import { type FormEvent, useId, useState } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as newTalkTexts from '#i18n/es-MX/demo/newTalk';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { useDialog } from '#kit/dialog/useDialog.ts';
import { Button } from '#kit/navigation/Button.tsx';
import { CloseButton } from '../kit/CloseButton.tsx';
import { reasonOf } from '../kit/reasonOf.ts';
import styles from './NewTalk.module.css';
import { ProspectEntries, ToneEntry } from './ProspectEntries.tsx';
import { type EntryErrors, type Prospect, prospectIn } from './prospectIn.ts';

type NewTalkProps = {
  /** Name of whom the present talk is about, which the new one deletes. */
  current: string | undefined;
  /** The city and the tone of the last talk. */
  defaults: Pick<Prospect, 'city' | 'tone'>;
  /** Begins the talk; the dialog closes when that is done, and shows why when it fails. */
  onStart: (prospect: Prospect) => Promise<void>;
  onClose: () => void;
};

/** "Plática nueva": the dialog that asks whom the next talk is about, and begins it. Render it only while it is open. */
export function NewTalk({ current, defaults, onStart, onClose }: NewTalkProps) {
  const titleId = useId();
  const { errors, failure, isStarting, submit } = useStart(onStart, onClose);
  const close = () => (isStarting ? undefined : onClose());
  const dialog = useDialog({ onClose: close, firstFocus: (element) => element.querySelector('input') });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {scriptTexts.newTalk}
          </h2>
          <CloseButton label={commonTexts.close} onClick={close} />
        </div>
        <ProspectEntries city={defaults.city} errors={errors} />
        <ToneEntry tone={defaults.tone} />
        <p className={styles.fresh}>
          <Icon of={arrowCounterClockwise} size={20} />
          <span>
            <b>{newTalkTexts.everythingBegins}</b> {current && newTalkTexts.talkIsDeleted({ name: current })}
          </span>
        </p>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
        <div className={styles.actions}>
          <Button kind="ghost" onClick={close}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" busy={isStarting && newTalkTexts.starting}>
            {newTalkTexts.start}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Checks the form's entries and begins the talk, once. The first entry that is wrong gets the focus. */
function useStart(onStart: NewTalkProps['onStart'], onClose: () => void) {
  const [errors, setErrors] = useState<EntryErrors>({});
  const [failure, setFailure] = useState('');
  const [isStarting, setStarting] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStarting) return;
    const form = event.currentTarget;
    const { prospect, errors: found } = prospectIn(new FormData(form));
    setErrors(found);
    setFailure('');
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) return (form.elements.namedItem(wrong) as HTMLElement | null)?.focus();
    setStarting(true);
    try {
      await onStart(prospect);
      onClose();
    } catch (error) {
      setFailure(reasonOf(error));
      setStarting(false);
    }
  };
  return { errors, failure, isStarting, submit };
}
