import type { Plant } from './plant.ts';

/** Defects in forms, their drafts and their submits. */
export const formPlants: readonly Plant[] = [
  {
    name: 'a draft is shown to another owner',
    file: 'web/kit/form/draft.ts',
    text: '`${DRAFT_PREFIX}${owner ?? GUEST}:`',
    replacement: "`${DRAFT_PREFIX}${owner === null ? GUEST : 'owner'}:`",
  },
  {
    name: 'a password is written to the storage',
    file: 'web/kit/form/useDraft.ts',
    text: '.filter(([name]) => isChanged(name))), secrets);',
    replacement: '.filter(([name]) => isChanged(name))));',
  },
  {
    name: 'what was typed in the last half second is lost when the owner leaves the page',
    file: 'web/kit/form/useDraft.ts',
    text: "window.removeEventListener('pagehide', writer.flush);\n      writer.flush();",
    replacement: "window.removeEventListener('pagehide', writer.flush);",
  },
  {
    name: 'a form that was sent can be sent again while the next page loads',
    file: 'web/kit/form/useSubmission.ts',
    text: "dispatch({ is: 'sent', isLeaving: !isHere() });",
    replacement: "dispatch({ is: 'sent', isLeaving: false });",
  },
  {
    name: 'a form is sent although the owner has left its page',
    file: 'web/kit/form/useSubmission.ts',
    text: '  if (!context.isHere()) return STOPPED;\n',
    replacement: '',
  },
  {
    name: 'a form is sent without the file that the owner removed while it waited',
    file: 'web/kit/form/pendingTasks.ts',
    text: 'stopWaiting = () => end(false);',
    replacement: 'stopWaiting = () => undefined;',
  },
];
