import type { FormApi, FormState } from 'final-form';
import { useContext, useEffect, useMemo, useState } from 'react';
import { isMissing } from '#domain/rules';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { announce } from '../navigation/announcements.ts';
import {
  type CanHold,
  createDraftWriter,
  DraftOwner,
  type DraftValues,
  draftKey,
  readDraft,
  restorableValues,
} from './draft.ts';
import { createUploadJournal } from './uploadJournal.ts';

const isNotEmpty = (draft: DraftValues | undefined): draft is DraftValues =>
  draft !== undefined && Object.keys(draft).length > 0;

/**
 * Returns a text that differs when the user changed a value. The `url` of a file is left out: the app renews signed
 * addresses by itself, and that alone must not write a draft of values that were just sent.
 */
const fingerprint = (values: DraftValues): string =>
  JSON.stringify(values, (key, value: unknown) => (key === 'url' ? undefined : value));

/** Reads the draft of a form once and returns it with the writer for later changes; neither exists without a name. */
export function useDraft(name: string | undefined, initialValues: object, canHold?: CanHold) {
  const owner = useContext(DraftOwner);
  const key = name === undefined ? undefined : draftKey(owner, name);
  const writer = useMemo(() => (key === undefined ? undefined : createDraftWriter(key)), [key]);
  const [recovered] = useState<DraftValues | undefined>(() => {
    const draft = key === undefined ? undefined : readDraft(key);
    const restorable = draft && restorableValues(draft, initialValues, canHold);
    return isNotEmpty(restorable) ? restorable : undefined;
  });
  const [secrets] = useState(() => new Set<string>());
  const [journal] = useState(() => createUploadJournal(key));

  useEffect(() => {
    // Emptied fields and removed files are restored too, but there is nothing to see of them.
    const hasContent = Object.values(recovered ?? {}).some((value) => !isMissing(value));
    if (hasContent) announce(formTexts.recoveredDraft);
  }, [recovered]);

  return { recovered, writer, secrets, journal };
}

/** Whether a field's value was restored from the draft. */
export const isRecovered = (recovered: DraftValues | undefined, name: string): boolean =>
  recovered !== undefined && name in recovered;

type SavedState = Partial<Pick<FormState<DraftValues>, 'pristine' | 'initialValues'>> & { values: DraftValues };

/** Saves the changes of a form; without delay when the page is hidden, because the system may kill the tab then. */
export function useDraftSaving(form: FormApi, { recovered, writer, secrets }: ReturnType<typeof useDraft>): void {
  useEffect(() => {
    if (!writer) return;
    let last: string | undefined;
    const save = ({ values, pristine, initialValues = {} }: SavedState) => {
      const before = last;
      last = fingerprint(values);
      if (before === undefined || before === last) return;
      if (pristine && !recovered) return writer.clear();
      // Only what the user changed: an empty field in a draft is one that the user has cleared.
      const isChanged = (name: string) => isRecovered(recovered, name) || !Object.is(values[name], initialValues[name]);
      writer.save(Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name))), secrets);
    };
    const unsubscribe = form.subscribe(save, { values: true, pristine: true, initialValues: true });
    const flushWhenHidden = () => document.visibilityState === 'hidden' && writer.flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', writer.flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', writer.flush);
      writer.flush();
    };
  }, [form, writer, recovered, secrets]);
}
