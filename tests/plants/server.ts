import type { Plant } from './plant.ts';

/** Defects in the accounts, the files, the store and the routes of the demo server. */
export const serverPlants: readonly Plant[] = [
  {
    name: 'a code that has expired is accepted',
    file: 'demo-server/accounts/codes.ts',
    text: 'clock.now() >= new Date(row.expires_at)',
    replacement: 'clock.now().getTime() >= Date.parse(row.expires_at) + CODE_LIFE_MS',
  },
  {
    name: 'a stranger has six guesses of a code instead of five',
    file: 'demo-server/accounts/codes.ts',
    text: 'row.wrong >= MAX_GUESSES',
    replacement: 'row.wrong > MAX_GUESSES',
  },
  {
    name: 'an owner is locked out by failed log-ins before a successful one',
    file: 'demo-server/accounts/login.ts',
    text: '  limits.reset(limitsOf.failedLogins, email);\n',
    replacement: '',
  },
  {
    name: 'a thief stays signed in after the owner has changed the password',
    file: 'demo-server/accounts/sessions.ts',
    text: 'end((row) => row.owner_id === owner_id && row.id !== id);',
    replacement: 'end((row) => row.owner_id === owner_id && row.id !== id && !isActive(context, row));',
  },
  {
    name: 'a thief guesses a password any number of times at once',
    file: 'demo-server/accounts/keyedMutex.ts',
    text: '    queues.set(name, queue);\n',
    replacement: '',
  },
  {
    name: 'the link to a document works for ever',
    file: 'demo-server/files/signedUrls.ts',
    text: 'return isSigned && Number(expires) > clock.machineNow();',
    replacement: 'return isSigned && Number(expires) > 0;',
  },
  {
    name: 'the folder stays locked after the server has stopped',
    file: 'demo-server/store/folderLock.ts',
    text: 'return () => unlinkIfThere(path);',
    replacement: 'return () => unlinkIfThere(mine);',
  },
  {
    name: 'a change that could not be stored is shown as made',
    file: 'demo-server/store/store.ts',
    text: '      set(stored);\n',
    replacement: '',
  },
  {
    name: 'the oldest snapshot is first in the list',
    file: 'demo-server/snapshots/snapshots.ts',
    text: 'b.kept_at.localeCompare(a.kept_at)',
    replacement: 'a.kept_at.localeCompare(b.kept_at)',
  },
  {
    name: 'the oldest loan is the first in the list',
    file: 'demo-server/routes/newestFirst.ts',
    text: 'Number(b.id) - Number(a.id)',
    replacement: 'Number(a.id) - Number(b.id)',
  },
];
