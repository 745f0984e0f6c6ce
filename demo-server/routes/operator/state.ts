import { pipeline } from 'node:stream/promises';
import { array, assign, enums, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { InstantShape } from '#domain/readable';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { scenarios } from '../../config.ts';
import type { Demo } from '../../demo.ts';
import { instant, oneOf, yesOrNo } from '../../http/fields.ts';
import { REPLACED_DATA, resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { type PlaceInScript, steps } from '../../script/steps.ts';
import { restoreSnapshot, withTemporaryFile, writeSnapshot } from '../../snapshots/snapshot.ts';
import { deleteSnapshot, listSnapshots, restoreNamedSnapshot, saveSnapshot } from '../../snapshots/snapshots.ts';
import { usingFile, writeSynced } from '../../store/fileSystem.ts';
import { call } from './call.ts';

const ResetOptions = object({
  scenario: optional(oneOf(scenarios)),
  now: optional(instant()),
  frozen: optional(yesOrNo()),
  /** Whether the talk begins again, at its own time, with what its owner has entered in the app; else it is forgotten. */
  same_talk: optional(yesOrNo()),
  /** The step at which the talk is then: those before are played. */
  step: optional(oneOf<PlaceInScript>([...steps.map(({ id }) => id), 'closing'])),
});
export type ResetOptions = Infer<typeof ResetOptions>;

/** What is left after a change of the whole state. */
const StateSummary = type({ scenario: nullable(enums(scenarios)), now: InstantShape });
export type StateSummary = Infer<typeof StateSummary>;
/** The new state, and where the phone is in it. */
const ResetResult = assign(StateSummary, type({ owner_id: nullable(string()), path: string() }));
export type ResetResult = Infer<typeof ResetResult>;

const NamedSnapshot = type({ name: string(), size: number(), kept_at: InstantShape });

/** Calls that change or save the whole state at once. */
export const stateCalls = [
  call(
    'POST /reset',
    'Replaces all data by those of a scenario, at the real time or at `now`; sessions and uploads are gone. With `step` the ' +
      "talk's steps before it are played; with `same_talk` its prospect stays, with what they have entered",
    { body: ResetOptions, response: ResetResult },
    async (demo, { body: { now, same_talk: isSameTalk, ...options }, req }) => {
      const place = await resetStore(demo, {
        ...options,
        now: now === undefined ? undefined : new Date(now),
        isSameTalk,
        host: req.hostname,
      });
      return { ...summaryOf(demo), ...place };
    },
  ),
  call(
    'GET /snapshot',
    'Returns the whole state, uploads included, as a tar file',
    { response: 'application/x-tar' },
    (demo, { res }) =>
      withTemporaryFile(demo.files, async (path) => {
        // Written first, so that a slow client keeps nothing from changing, and an error can still be sent.
        await writeSnapshot(demo, path);
        res.set({ 'Content-Type': 'application/x-tar', 'Content-Disposition': 'attachment; filename="adelantto.tar"' });
        await usingFile(path, 'r', (file) => pipeline(file.createReadStream(), res));
      }),
  ),
  call(
    'PUT /snapshot',
    'Restores the whole state of such a file',
    { body: 'application/x-tar', response: StateSummary },
    async (demo, { req }) => {
      await withTemporaryFile(demo.files, async (path) => {
        // Received completely, whatever it is: a browser takes an answer only then.
        await writeSynced(path, req.iterator({ destroyOnReturn: false }));
        await restoreSnapshot(demo, path);
      });
      return afterRestore(demo, serverTexts.snapshotImported);
    },
  ),
  call('GET /snapshots', 'Returns the named snapshots', { response: array(NamedSnapshot) }, listSnapshots),
  call(
    'PUT /snapshots/:name',
    'Keeps the whole state under a name of up to 60 characters, also through resets',
    { response: NamedSnapshot },
    async (demo, { params: { name } }) => {
      const snapshot = await saveSnapshot(demo, name);
      await recordEvent(demo, serverTexts.snapshotKept({ name }), {});
      return snapshot;
    },
  ),
  call('DELETE /snapshots/:name', 'Deletes a named snapshot', {}, (demo, { params }) =>
    deleteSnapshot(demo, params.name),
  ),
  call(
    'POST /snapshots/:name/restore',
    'Restores a named snapshot',
    { response: StateSummary },
    async (demo, { params: { name } }) => {
      await restoreNamedSnapshot(demo, name);
      return afterRestore(demo, serverTexts.snapshotRestored({ name }));
    },
  ),
];

const recordEvent = ({ store, events }: Demo, line: string, data: Record<string, unknown>): Promise<void> =>
  store.write(() => events.record({ kind: 'store', line, data }));

/** Returns the response to a restored state, which the event log describes with `line`. */
async function afterRestore(demo: Demo, line: string): Promise<StateSummary> {
  await recordEvent(demo, line, REPLACED_DATA);
  return summaryOf(demo);
}

const summaryOf = (demo: Demo): StateSummary => ({
  scenario: scenarioOf(demo),
  now: demo.clock.now().toISOString(),
});
