import type { Plant } from './plant.ts';

/** Defects in forms, their drafts and their submits. */
export const formPlants: readonly Plant[] = [
  {
    name: 'a draft is shown to another owner',
    file: 'web/kit/form/draft.ts',
    text: '`${PREFIX}${owner ?? GUEST}:`',
    replacement: "`${PREFIX}${owner === null ? GUEST : 'owner'}:`",
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
    name: 'a form is sent twice by two quick taps',
    file: 'web/kit/form/useSubmission.ts',
    text: "if (activity.current !== 'idle' || context.isWaiting) return;",
    replacement: 'if (context.isWaiting) return;',
  },
  {
    name: 'a form is sent although the owner has left its page',
    file: 'web/kit/form/useSubmission.ts',
    text: '  if (context.hasLeft()) return STOPPED;\n',
    replacement: '',
  },
  {
    name: 'a form is sent without the file that the owner removed while it waited',
    file: 'web/kit/form/pendingUploads.ts',
    text: 'stopWaiting = () => controller.abort();',
    replacement: 'stopWaiting = () => undefined;',
  },
];
