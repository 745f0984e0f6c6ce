import { folderStorage } from '../../../demo-server/store/persistence.ts';
import { openStore } from '../../../demo-server/store/store.ts';

// A process for storeKill.test.ts: writes for ever and prints a number once it is on disk.
const folder = process.argv[2] ?? '';
const store = await openStore(await folderStorage(folder, (line) => process.stderr.write(`${line}\n`)));

for (;;) {
  const number = await store.write(() => {
    const id = store.nextNumber('writes');
    // Large rows, so that a kill often meets a write that is under way.
    store.table('attempts').insert({ id, at: Array.from({ length: 500 }, (_, i) => i) });
    return id;
  });
  process.stdout.write(`${number}\n`);
}
