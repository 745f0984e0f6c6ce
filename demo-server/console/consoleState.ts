import type { Step } from '../script/steps.ts';
import type { MessageToConsole, Scheme, Tempo } from './protocol.ts';
import type { TechnicalTab } from './technical/technicalTabs.ts';

export const phoneWidths = [320, 390, 430] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

/** Location that the page in the phone frame has reported. */
export type PhoneLocation = Extract<MessageToConsole, { kind: 'location' }>;
/** How "Hazlo por mí" has ended on the phone. */
export type Filled = Extract<MessageToConsole, { kind: 'filled' }>;

/** What stood in the way of a step when it was last tried, and what the button does that mends it. */
export type Trouble = { readonly text: string; readonly mend: 'retry' | 'correct' | 'endFaults' | 'askForCode' };

/** Parts of the page; on narrow pages one of them is visible. */
export const pageParts = ['script', 'phone', 'messages', 'decisions'] as const;
export type PagePart = (typeof pageParts)[number];

export type Connection = 'live' | 'lost';

export type ConsoleState = {
  /** Null while the frame shows no page that reports its location. */
  phoneLocation: PhoneLocation | null;
  /** Owner who is signed in on the phone. */
  ownerId: string | null;
  /** Whether "Hazlo por mí" is filling in the phone's page. */
  isFilling: boolean;
  /** How it ended there; null while it runs, and when the page was left meanwhile. */
  filled: Filled | null;
  /** With its step, unless the phone had not opened: then it is not known which one was tried. */
  trouble: (Trouble & { readonly step: Step['id'] | undefined }) | null;
  /** Numbers of the steps between which the operator has jumped last; null once something else was done. */
  jump: { readonly from: number; readonly to: number } | null;
  isClosingOpen: boolean;
  /** Tab of "Técnico" that is open. */
  technicalTab: TechnicalTab | null;
  visiblePart: PagePart;
  tempo: Tempo;
  width: PhoneWidth;
  phoneScheme: Scheme;
  scheme: Scheme;
  /** Highest message number that counts as read; null until the messages have loaded once. */
  readUpTo: number | null;
  /** Result of the last action behind "Técnico". `serial` distinguishes two notices with the same text. */
  notice: { readonly text: string; readonly failed: boolean; readonly serial: number } | null;
  /** Whether the page receives the server's events. */
  connection: Connection;
};

export const initialState: ConsoleState = {
  phoneLocation: null,
  ownerId: null,
  isFilling: false,
  filled: null,
  trouble: null,
  jump: null,
  isClosingOpen: false,
  technicalTab: null,
  visiblePart: 'script',
  tempo: 'brisk',
  width: 390,
  phoneScheme: 'system',
  scheme: 'system',
  readUpTo: null,
  notice: null,
  connection: 'live',
};
