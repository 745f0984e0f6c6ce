import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { askedNow, onAsked } from './confirm.ts';

const NOTHING = { title: '', text: '', action: '' };

/** The dialog of the page that shows what `confirm` asks. */
export function Confirmation() {
  const asked = useSyncExternalStore(onAsked, askedNow);
  return (
    <ConfirmDialog
      open={asked !== null}
      {...(asked?.question ?? NOTHING)}
      onConfirm={async () => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
}
