import { account } from './account.ts';
import { applying } from './applying.ts';
import { bureau } from './bureau.ts';
import { dashboards } from './dashboard.ts';
import { errorPages } from './errorPages.ts';
import { guests } from './guests.ts';
import { history } from './history.ts';
import { identityScreens } from './identity.ts';
import { noticeScreens } from './notices.ts';
import { repaying } from './repaying.ts';
import { type Read, type Screen, type State, submitForm, type Write } from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';

/** Every page of the app; the list that the specs about all screens go through. */
export const screens: readonly Screen[] = [
  ...guests,
  ...account,
  ...dashboards,
  ...identityScreens,
  ...applying,
  ...bureau,
  ...repaying,
  ...history,
  ...noticeScreens,
  ...errorPages,
];

/** Returns the screen with this name. Throws when there is none. */
export function screenNamed(name: string): Screen {
  const found = screens.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`No screen is called "${name}"`);
  return found;
}

/** Returns a screen and its form: its first one, or the one with this button. Throws when there is none. */
export function formOn(name: string, button?: string): { readonly screen: Screen; readonly write: Write } {
  const screen = screenNamed(name);
  const write = screen.writes?.find((candidate) => button === undefined || candidate.button === button);
  if (write === undefined) throw new Error(`The screen "${name}" has no form with the button ${button}`);
  return { screen, write };
}

/** Returns the state of a screen with this name. Throws when there is none. */
export function stateNamed(screen: Screen, name: string): State {
  const found = statesOf(screen).get(name);
  if (found === undefined) throw new Error(`No state of "${screen.name}" is called "${name}"`);
  return found;
}

/** The name of the state in which a screen opens. */
export const DEFAULT_STATE = 'by default';

/** Returns every state of a screen by name: the declared ones and those derived from its reads and writes. */
export function statesOf(screen: Screen): ReadonlyMap<string, State> {
  const { reads = [], writes = [], states = {}, loadingHeading, failedHeading = loadingHeading } = screen;
  return new Map([
    [DEFAULT_STATE, { shows: (page) => page.getByRole('heading', { level: 1 }) }],
    ...Object.entries(states),
    ...loadingStates(reads, loadingHeading),
    ...reads.flatMap((read) => failedStates(read, failedHeading)),
    ...writes.map(sendingState),
  ]);
}

type Named = readonly [name: string, state: State];

/** Returns the states while the data load, and with the last data when there is no internet any more. */
function loadingStates(reads: readonly Read[], loadingHeading: string | undefined): Named[] {
  const awaited = reads.filter(({ hasSkeleton }) => hasSkeleton);
  if (awaited.length === 0) return [];
  const nothing = Object.fromEntries(awaited.map(({ call }) => [call, unanswered]));
  return [
    [
      'while it loads',
      { script: nothing, ...headed(loadingHeading), shows: (page) => page.locator('[aria-busy="true"]') },
    ],
    [
      'with stale data',
      {
        act: (owner) => owner.losesConnection(),
        shows: /^Actualizado hace /,
      },
    ],
  ];
}

function failedStates({ call, failure, isSubject }: Read, heading: string | undefined): Named[] {
  const errorAnswer = (status: number) => ({ [call]: new ErrorResponse(status) });
  return [
    ...(failure === undefined
      ? []
      : ([
          [`without ${call}`, { script: errorAnswer(500), ...headed(heading), shows: failure, isSeenWithFaults: true }],
        ] as const)),
    ...(isSubject
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

const sendingState = (write: Write): Named => [
  `while it sends ${write.name}`,
  {
    script: { ...write.script, [write.call]: unanswered },
    act: (owner) => submitForm(owner, write),
    shows: (page) => page.locator('button:is([aria-busy="true"], [aria-disabled="true"])'),
    isSeenWithFaults: true,
  },
];
