import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlaceDto } from './dto.ts';
import type { SectionId } from './layout/sectionIds.ts';
import type { MessageToConsole, Scheme, Tempo } from './protocol.ts';
import type { Obstacle } from './script/outcome/findObstacle.ts';
import { pointsAt } from './script/pointsAt.ts';
import { stepAt } from './script/stepAt.ts';
import { steps } from './script/steps.ts';

export const phoneWidths = [320, 390, 430] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

/** Location that the page in the phone frame has reported. */
export type PhoneLocation = Extract<MessageToConsole, { kind: 'location' }>;
/** How "Hazlo por mí" has ended on the phone. */
export type Filled = Extract<MessageToConsole, { kind: 'filled' }>;

type Connection = 'live' | 'lost' | 'refused';

type ConsoleState = {
  /** Index of the script's current step, or the number of steps after the last one. It follows the phone's location. */
  step: number;
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

const initialState: ConsoleState = {
  step: 0,
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

/** Changes the step. What the step points at must not be covered by a section. */
function changeStep(state: ConsoleState, step: number): void {
  if (step === state.step) return;
  state.step = step;
  state.isClosingOpen = step === steps.length;
  state.obstacle = null;
  // It would lie over the buttons of the closing screen.
  if (state.isClosingOpen) state.notice = null;
  if (pointsAt(steps[step]) !== undefined) state.openSection = null;
}

/** UI state of the console: the phone and its owner, which messages are read, and the current notice. */
export const consoleSlice = createSlice({
  name: 'console',
  initialState,
  reducers: {
    phoneOwnerChanged: (state, { payload }: PayloadAction<string | null>) => {
      if (state.ownerId === payload) return;
      state.ownerId = payload;
      state.viewedId = null;
      state.obstacle = null;
      // The talk's owner is back, in whatever way.
      if (payload !== null && payload === state.interrupted?.owner_id) state.interrupted = null;
    },
    viewedOwnerChosen: (state, { payload }: PayloadAction<string>) => {
      state.viewedId = payload === state.ownerId ? null : payload;
    },
    phoneLocationChanged: (state, { payload }: PayloadAction<PhoneLocation | null>) => {
      if (payload && payload.path !== state.phoneLocation?.path) {
        state.obstacle = null;
        changeStep(state, stepAt(steps, state.step, payload.path));
      }
      state.phoneLocation = payload;
      if (payload === null) state.isFilling = false;
    },
    fillingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isFilling = payload;
      state.filled = null;
    },
    fillingEnded: (state, { payload }: PayloadAction<Filled>) => {
      state.isFilling = false;
      state.filled = payload;
    },
    obstacleChanged: (state, { payload }: PayloadAction<Obstacle | null>) => {
      state.obstacle = payload;
    },
    interruptedChanged: (state, { payload }: PayloadAction<ConsoleState['interrupted']>) => {
      state.interrupted = payload;
    },
    tempoChosen: (state, { payload }: PayloadAction<Tempo>) => {
      state.tempo = payload;
    },
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.obstacle = null;
      changeStep(state, Math.min(Math.max(payload, 0), steps.length));
    },
    /** A step, by its index, has ended outside of the script: a section in which a button was pressed for that stays open. */
    stepEndedElsewhere: (state, { payload }: PayloadAction<number>) => {
      const { openSection } = state;
      changeStep(state, payload + 1);
      state.openSection = openSection;
    },
    closingToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isClosingOpen = payload;
    },
    /** A section that is opened would lie under the closing screen. */
    sectionOpened: (state, { payload }: PayloadAction<SectionId>) => {
      state.openSection = payload;
      state.isClosingOpen = false;
    },
    sectionClosed: (state) => {
      state.openSection = null;
    },
    widthChosen: (state, { payload }: PayloadAction<PhoneWidth>) => {
      state.width = payload;
    },
    phoneSchemeChosen: (state, { payload }: PayloadAction<Scheme>) => {
      state.phoneScheme = payload;
    },
    schemeChosen: (state, { payload }: PayloadAction<Scheme>) => {
      state.scheme = payload;
    },
    messageOpened: (state, { payload }: PayloadAction<string>) => {
      if (!state.openedMessages.includes(payload)) state.openedMessages = [...state.openedMessages, payload];
    },
    /** Marks all messages up to this number as read. */
    allMessagesRead: (state, { payload }: PayloadAction<number>) => {
      state.readUpTo = payload;
      state.openedMessages = [];
    },
    noticeShown: (state, { payload }: PayloadAction<{ text: string; failed?: boolean }>) => {
      const { text, failed = false } = payload;
      state.notice = { text, failed, serial: (state.notice?.serial ?? 0) + 1 };
    },
    noticeHidden: (state) => {
      state.notice = null;
    },
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
    },
    /** The server's data were reset or restored: message numbers start again at 1. */
    storeReplaced: (state) => {
      state.viewedId = null;
      state.readUpTo = null;
      state.openedMessages = [];
    },
  },
  selectors: {
    selectStep: ({ step }) => step,
    selectIsClosingOpen: ({ isClosingOpen }) => isClosingOpen,
    selectOpenSection: ({ openSection }) => openSection,
    selectIsFilling: ({ isFilling }) => isFilling,
    selectFilled: ({ filled }) => filled,
    selectObstacle: ({ obstacle }) => obstacle,
    selectInterrupted: ({ interrupted }) => interrupted,
    selectTempo: ({ tempo }) => tempo,
    selectPhoneLocation: ({ phoneLocation }) => phoneLocation,
    selectOwnerId: ({ ownerId }) => ownerId,
    selectViewedId: ({ viewedId, ownerId }) => viewedId ?? ownerId,
    selectWidth: ({ width }) => width,
    selectPhoneScheme: ({ phoneScheme }) => phoneScheme,
    selectScheme: ({ scheme }) => scheme,
    selectReadUpTo: ({ readUpTo }) => readUpTo,
    selectOpenedMessages: ({ openedMessages }) => openedMessages,
    selectNotice: ({ notice }) => notice,
    selectConnection: ({ connection }) => connection,
  },
});

export const {
  phoneOwnerChanged,
  viewedOwnerChosen,
  phoneLocationChanged,
  stepChosen,
  stepEndedElsewhere,
  closingToggled,
  sectionOpened,
  sectionClosed,
  fillingChanged,
  fillingEnded,
  obstacleChanged,
  interruptedChanged,
  tempoChosen,
  widthChosen,
  phoneSchemeChosen,
  schemeChosen,
  messageOpened,
  allMessagesRead,
  noticeShown,
  noticeHidden,
  connectionChanged,
  storeReplaced,
} = consoleSlice.actions;
export const {
  selectStep,
  selectIsClosingOpen,
  selectOpenSection,
  selectIsFilling,
  selectFilled,
  selectObstacle,
  selectInterrupted,
  selectTempo,
  selectPhoneLocation,
  selectOwnerId,
  selectViewedId,
  selectWidth,
  selectPhoneScheme,
  selectScheme,
  selectReadUpTo,
  selectOpenedMessages,
  selectNotice,
  selectConnection,
} = consoleSlice.selectors;
