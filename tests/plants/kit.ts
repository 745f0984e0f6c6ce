import type { Plant } from './plant.ts';

/** Defects in the fields for files, codes and dates, and in dialogs. */
export const kitPlants: readonly Plant[] = [
  {
    name: 'no file can be uploaded any more after two uploads have failed',
    file: 'web/kit/files/uploadQueue.ts',
    text: `    try {
      return await attempt(connectivity, file, upload, { signal, report });
    } finally {
      limit.release();
    }`,
    replacement: `    const uploaded = await attempt(connectivity, file, upload, { signal, report });
    limit.release();
    return uploaded;`,
  },
  {
    name: 'an upload goes on after its page was left',
    file: 'web/kit/files/useUploads.ts',
    text: '      for (const upload of latest.current) release(upload);\n',
    replacement: '',
  },
  {
    name: 'files are sent in another order than they were chosen',
    file: 'web/kit/files/sendFile.ts',
    text: '  await isItsTurn;\n',
    replacement: '',
  },
  {
    name: 'a screen reader does not say that an upload has failed',
    file: 'web/kit/files/useUploads.ts',
    text: '      announceQuietly(fileTexts.fileProblem({ name: file.name, problem: state.text }));\n',
    replacement: '',
  },
  {
    name: 'a file of exactly the greatest size is rejected',
    file: 'web/kit/photo/fileChecks.ts',
    text: 'file.size > MAX_FILE_BYTES',
    replacement: 'file.size >= MAX_FILE_BYTES',
  },
  {
    name: 'the browser asks before leaving although no upload runs any more',
    file: 'web/kit/dialog/leaving.tsx',
    text: "    removeEventListener('beforeunload', onUnload);\n",
    replacement: '',
  },
  {
    name: 'Escape does not close a dialog',
    file: 'web/kit/dialog/useDialog.ts',
    text: '      event.preventDefault();\n      requestClose();',
    replacement: '      event.preventDefault();',
  },
  {
    name: 'the focus is lost when a dialog closes that a tap in Safari opened',
    file: 'web/kit/dialog/openModal.ts',
    text: 'const opener = lastUsedControl();',
    replacement: 'const opener = lastUsedControl() && (document.activeElement as HTMLElement);',
  },
  {
    name: 'a form can be sent again a second before the server accepts it',
    file: 'web/kit/form/remaining.ts',
    text: 'Math.ceil((end - now) / 1000)',
    replacement: 'Math.floor((end - now) / 1000)',
  },
  {
    name: 'a typed code is sent before the owner has checked it',
    file: 'web/kit/code/codeText.ts',
    text: 'after.length - before.length > 1',
    replacement: 'after.length - before.length >= 1',
  },
  {
    name: 'a wrong code has to be deleted by hand',
    file: 'web/kit/code/CodeField.tsx',
    text: 'emptiedByServerError: true,',
    replacement: 'emptiedByServerError: false,',
  },
  {
    name: 'the calendar shows a month one weekday off',
    file: 'web/kit/date/monthGrid.ts',
    text: 'const offset = weekdayOf(first) - 1;',
    replacement: 'const offset = weekdayOf(first) % 7;',
  },
  {
    name: 'a date with the name of its month lands a month early',
    file: 'web/kit/date/dateText.ts',
    text: 'candidate.startsWith(name)) + 1;',
    replacement: 'candidate.startsWith(name));',
  },
  {
    name: 'the first allowed day cannot be picked in the calendar',
    file: 'web/kit/date/CalendarDialog.tsx',
    text: 'disabled={day < min || day > max}',
    replacement: 'disabled={day <= min || day > max}',
  },
];
