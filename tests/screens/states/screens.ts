import { ErrorResponse } from '../../journeys/support/scriptedApi.ts';
import { sends } from '../visit.ts';
import { account } from './account.ts';
import { applying } from './applying.ts';
import { bureau } from './bureau.ts';
import { dashboards } from './dashboard.ts';
import { elsewhere } from './elsewhere.ts';
import { guests } from './guests.ts';
import { identityScreens } from './identity.ts';
import { repaying } from './repaying.ts';
import { type Read, type Screen, type State, unanswered, type Write } from './screen.ts';

/** Every page of the app; the list that the specs about all screens go through. */
export const screens: readonly Screen[] = [
  ...guests,
  ...account,
  ...dashboards,
  ...identityScreens,
  ...applying,
  ...bureau,
  ...repaying,
  ...elsewhere,
];

/** Returns every state of a screen by name: the declared ones and those derived from its reads and writes. */
export function statesOf(screen: Screen): ReadonlyMap<string, State> {
  const { reads = [], writes = [], states = {}, early, failed = early } = screen;
  return new Map([
    ['by default', { shows: (page) => page.getByRole('heading', { level: 1 }) }],
    ...Object.entries(states),
    ...waitingFor(reads, early),
    ...reads.flatMap((read) => failing(read, failed)),
    ...writes.map(sending),
  ]);
}

type Named = readonly [name: string, state: State];

/** Returns the states while the data load, and with the last data when there is no internet any more. */
function waitingFor(reads: readonly Read[], early: string | undefined): Named[] {
  const awaited = reads.filter(({ waits }) => waits);
  if (awaited.length === 0) return [];
  const nothing = Object.fromEntries(awaited.map(({ call }) => [call, unanswered]));
  return [
    ['while it loads', { script: nothing, ...headed(early), shows: (page) => page.locator('[aria-busy="true"]') }],
    [
      'with stale data',
      {
        act: async ({ page, api }) => {
          await page.locator('main:not(:has([aria-busy="true"]))').waitFor();
          await api.setReachable(false);
        },
        shows: /^Actualizado hace /,
      },
    ],
  ];
}

function failing({ call, failure, own }: Read, heading: string | undefined): Named[] {
  const errorAnswer = (status: number) => ({ [call]: new ErrorResponse(status) });
  return [
    ...(failure === undefined
      ? []
      : ([[`without ${call}`, { script: errorAnswer(500), ...headed(heading), shows: failure }]] as const)),
    ...(own
      ? ([
          [
            'that does not exist',
            { script: errorAnswer(404), heading: 'No encontramos esta página', shows: 'Ir al inicio' },
          ],
        ] as const)
      : []),
  ];
}

const headed = (heading: string | undefined): Pick<State, 'heading'> => (heading === undefined ? {} : { heading });

const sending = (write: Write): Named => [
  `while it sends ${write.name}`,
  {
    script: { ...write.script, [write.call]: unanswered },
    act: (visit) => sends(visit, write),
    shows: (page) => page.locator('button:is([aria-busy="true"], [aria-disabled="true"])'),
  },
];
