/** The tests that are run after a change of a file. */
export type TestsOfFile = {
  /** Folders or files of units that run first: the nearest of many, or those that read files without importing them. */
  readonly units: readonly string[];
  /** Folders or files of browser tests, below `tests/`. */
  readonly specs: readonly string[];
};

/** The tests of a folder of sources. The first row whose folder contains the file counts, so exact rows come first. */
const table: readonly (readonly [folder: string, TestsOfFile])[] = [
  ['domain', { units: ['tests/domain'], specs: [] }],
  ['i18n', { units: ['tests/rules/i18n', 'tests/rules/texts'], specs: ['journeys/specification'] }],

  ['web/api', { units: [], specs: ['resilience/answers/(lostAnswers|session)'] }],
  [
    'web/app',
    {
      units: [],
      specs: [
        'journeys/owner/(who-may-see-what|recover-the-password)',
        'journeys/specification/tab-bar',
        'resilience/answers/session',
        'screens/keyboard',
      ],
    },
  ],
  ['web/build', { units: ['tests/build'], specs: ['resilience/loading'] }],
  ['web/guest', { units: ['tests/build'], specs: ['journeys/owner/before-any-script', 'resilience/loading'] }],

  ['web/kit/code', { units: [], specs: ['journeys/specification/codes', 'resilience/forms/(co|tooMany)'] }],
  ['web/kit/date', { units: [], specs: ['resilience/forms/dates'] }],
  [
    'web/kit/dialog',
    {
      units: [],
      specs: [
        'resilience/browsers/safari',
        'resilience/forms/dialogs',
        'resilience/uploads/leaving',
        'screens/keyboard',
      ],
    },
  ],
  ['web/kit/files', { units: [], specs: ['resilience/uploads', 'screens/uploadFaults'] }],
  [
    'web/kit/form',
    {
      units: [],
      specs: [
        'resilience/forms/(drafts|preOffer)',
        'resilience/uploads/unfinishedUploads',
        'resilience/answers/(lostAnswers|returnToForm)',
        'screens/callFaults',
      ],
    },
  ],
  ['web/kit/navigation', { units: [], specs: ['screens/keyboard'] }],
  ['web/kit', { units: [], specs: ['screens'] }],

  [
    'web/features/applications',
    {
      units: [],
      specs: [
        'journeys/specification/(application|bureau)',
        'journeys/owner/(keep-a-draft|low-bureau)',
        'screens/lastData',
      ],
    },
  ],
  [
    'web/features/auth',
    {
      units: [],
      specs: [
        'journeys/specification/(codes|guest-screens|passwords|registration)',
        'journeys/owner/(verify|recover)',
        'resilience/answers/late',
      ],
    },
  ],
  [
    'web/features/(installments|loans)',
    { units: [], specs: ['journeys/specification/loans', 'journeys/owner/from-sign-up', 'resilience/forms/drafts'] },
  ],
  [
    'web/features/profile',
    { units: [], specs: ['journeys/specification/(income|profile)', 'resilience/forms/zipCode'] },
  ],
  ['web/features', { units: [], specs: ['journeys/specification'] }],

  ['demo-server/console', { units: ['tests/demo-server/console'], specs: ['journeys/console'] }],
  [
    'demo-server/(backoffice|simulation)',
    { units: ['tests/demo-server/routes', 'tests/demo-server/simulation'], specs: [] },
  ],
  ['demo-server/(accounts|files|http|routes|store)', { units: ['tests/$folder'], specs: [] }],
  ['demo-server', { units: ['tests/demo-server'], specs: ['journeys/console'] }],
];

/** Returns the tests that run after a change of a file, such as `web/kit/files/uploadQueue.ts`. */
export function testsOf(file: string): TestsOfFile {
  for (const [folder, { units, specs }] of table) {
    const match = new RegExp(`^${folder}/`).exec(file)?.[0];
    if (match !== undefined) return { units: units.map((unit) => unit.replace('$folder', match.slice(0, -1))), specs };
  }
  throw new Error(`The table in testsOf.ts names no tests for ${file}.`);
}
