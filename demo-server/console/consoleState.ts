import type { PlaceDto } from './dto.ts';
import type { SectionId } from './layout/sectionIds.ts';
import type { MessageToConsole, Scheme, Tempo } from './protocol.ts';
import type { Obstacle } from './script/outcome/findObstacle.ts';

export const phoneWidths = [320, 390, 430] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

/** Location that the page in the phone frame has reported. */
export type PhoneLocation = Extract<MessageToConsole, { kind: 'location' }>;
/** How "Hazlo por mí" has ended on the phone. */
export type Filled = Extract<MessageToConsole, { kind: 'filled' }>;

export type Connection = 'live' | 'lost';

export type ConsoleState = {
  /** Index of the script's current step, or the number of steps after the last one. It follows the phone's location. */
  step: number;
  /** Whether the case file has shown that the step before has ended, and nothing was done on the phone since. */
  isStepByCaseFile: boolean;
  /** Whether the closing screen is open: after the last step, until the operator goes on by themselves. */
  isClosingOpen: boolean;
  /** Section that is open over the column beside the script. */
  openSection: SectionId | null;
  /** Owner who is signed in on the phone. */
  ownerId: string | null;
  /** Owner whose file is open, when it is not the owner on the phone. */
  viewedId: string | null;
  /** Null while the frame shows no page that reports its location. */
  phoneLocation: PhoneLocation | null;
  /** Whether "Hazlo por mí" is filling in the phone's page. */
  isFilling: boolean;
  /** How it ended there; null while it runs, and when the page was left meanwhile. */
  filled: Filled | null;
  /** What stood in the way of the present step when it was last tried; null when step, page or owner have changed since. */
  obstacle: Obstacle | null;
  /** Where the talk was when the operator entered a persona; null while it is on. */
  interrupted: NonNullable<PlaceDto['interrupted']> | null;
  tempo: Tempo;
  width: PhoneWidth;
  phoneScheme: Scheme;
  scheme: Scheme;
  /** Highest message number that counts as read; null until the messages have loaded once. */
  readUpTo: number | null;
  /** Ids of newer messages that the operator has opened. */
  openedMessages: readonly string[];
  /** Result of the last action. `serial` distinguishes two notices with the same text. */
  notice: { readonly text: string; readonly failed: boolean; readonly serial: number } | null;
  /** Whether the page receives the server's events; the server admits only some other machines. */
  connection: Connection;
};

export const initialState: ConsoleState = {
  step: 0,
  isStepByCaseFile: false,
  isClosingOpen: false,
  openSection: null,
  ownerId: null,
  viewedId: null,
  phoneLocation: null,
  isFilling: false,
  filled: null,
  obstacle: null,
  interrupted: null,
  tempo: 'brisk',
  width: 390,
  phoneScheme: 'system',
  scheme: 'system',
  readUpTo: null,
  openedMessages: [],
  notice: null,
  connection: 'live',
};
