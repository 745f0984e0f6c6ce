import { folderStorage } from '../../../demo-server/store/persistence.ts';
import { openStore } from '../../../demo-server/store/store.ts';

// A process of its own for storeKill.test.ts: writes for ever and says a number only once it is on disk.
const folder = process.argv[2] ?? '';
const store = await openStore(await folderStorage(folder, (line) => process.stderr.write(`${line}\n`)));

for (;;) {
  const number = await store.write(() => {
    const id = store.nextNumber('writes');
    // Some weight, so that a kill often meets a write that is under way.
    store.table('attempts').insert({ id, at: Array.from({ length: 500 }, (_, i) => i) });
    return id;
  });
  process.stdout.write(`${number}\n`);
}
