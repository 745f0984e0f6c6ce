import type { FormApi } from 'final-form';
import { useContext, useEffect, useMemo, useState } from 'react';
import { t } from '#i18n';
import { announce } from '../feedback/Status.tsx';
import { DraftOwner, type DraftValues, draftFitting, draftKeeper, draftKey, readDraft } from './draft.ts';

const hasAny = (draft: DraftValues | undefined): draft is DraftValues =>
  draft !== undefined && Object.keys(draft).length > 0;

/** All that she can change of a form's values. A file's signed address is renewed by itself: that makes no draft of what was just sent. */
const typedIn = (values: DraftValues): string =>
  JSON.stringify(values, (key, value: unknown) => (key === 'url' ? undefined : value));

/** The draft of one form (ux F7): what was recovered, and the keeper of what is typed from now on. None without a name. */
export function useDraft(name: string | undefined, initialValues: object) {
  const owner = useContext(DraftOwner);
  const key = name === undefined ? undefined : draftKey(owner, name);
  const keeper = useMemo(() => (key === undefined ? undefined : draftKeeper(key)), [key]);
  const [recovered] = useState<DraftValues | undefined>(() => {
    const draft = key === undefined ? undefined : readDraft(key);
    const kept = draft && draftFitting(draft, initialValues);
    return hasAny(kept) ? kept : undefined;
  });
  const [secrets] = useState(() => new Set<string>());

  useEffect(() => {
    if (recovered) announce(t('We recovered what you had.'));
  }, [recovered]);

  return { recovered, keeper, secrets };
}

/** Keeps what changes in a form; at once when the page is hidden, for the tab may be killed behind camera or picker. */
export function useKeptDraft(form: FormApi, { recovered, keeper, secrets }: ReturnType<typeof useDraft>): void {
  useEffect(() => {
    if (!keeper) return;
    let last: string | undefined;
    const keep = ({ values, pristine }: { values: DraftValues; pristine?: boolean }) => {
      const before = last;
      last = typedIn(values);
      if (before === undefined || before === last) return;
      if (pristine && !recovered) keeper.clear();
      else keeper.keep(values, secrets);
    };
    const unsubscribe = form.subscribe(keep, { values: true, pristine: true });
    const flushWhenHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [form, keeper, recovered, secrets]);
}
