import { expect, test } from 'vitest';
import { filesIn } from './source.ts';

/** Test files that name an operator's call themselves, because the raw call or its address is what they test. */
const rawCalls: Readonly<Record<string, string>> = {
  'tests/demo-server/http/crossOrigin.test.ts': 'calls of pages of other origins',
  'tests/demo-server/http/builtWeb.test.ts': 'malformed addresses',
  'tests/demo-server/http/operatorAccess.test.ts': 'calls that other machines may not make',
  'tests/demo-server/routes/operatorFields.test.ts': 'a mistake in each field',
  'tests/demo-server/snapshots/interruptedSnapshots.test.ts': 'a snapshot that is sent or received only half',
  'tests/journeys/console/api-reference.spec.ts': 'the address of the OpenAPI document',
  'tests/journeys/console/event-log.spec.ts': 'the call as the event log shows it',
  'tests/journeys/console/case-file.spec.ts': 'the calls that the buttons of the page make',
  'tests/torture/everyRoute.test.ts': 'every route, without a client',
  'tests/torture/fullDisk.test.ts': 'a snapshot without room',
  'tests/torture/hostile.test.ts': 'malformed requests',
  'tests/torture/routeTable.ts': 'the table of routes',
  'tests/torture/secrets.test.ts': 'every response, searched for secrets',
};
const files = filesIn('tests', '.ts', '.tsx').filter(
  ({ path }) => !path.startsWith('tests/rules/') && path !== 'tests/stage.ts',
);

/** Whether a file names an operator's call. A pattern of the calls of a page, which a test holds, begins with two stars. */
const namesCall = (text: string): boolean => /(?<!\*\*)\/demo\/api\//.test(text);

test("only the tests of raw calls name an operator's call; the others use the client in stage.ts", () => {
  const naming = files.filter(({ text }) => namesCall(text)).map(({ path }) => path);
  expect(naming.sort()).toEqual(Object.keys(rawCalls).sort());
});
