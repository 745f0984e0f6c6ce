import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { steps } from '../script/steps.ts';
import {
  type Connection,
  type ConsoleState,
  type Filled,
  initialState,
  type PhoneLocation,
  type PhoneWidth,
} from './consoleState.ts';
import type { SectionId } from './layout/sectionIds.ts';
import type { Scheme, Tempo } from './protocol.ts';
import type { Obstacle } from './script/outcome/findObstacle.ts';
import { pointsAt } from './script/pointsAt.ts';
import { stepAt } from './script/stepAt.ts';

/** Changes the step. What the step points at must not be covered by a section. */
function changeStep(state: ConsoleState, step: number): void {
  if (step === state.step) return;
  state.isStepByCaseFile = false;
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
        state.isStepByCaseFile = false;
        changeStep(state, stepAt(steps, state.step, { path: payload.path, from: state.phoneLocation?.path }));
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
      state.isStepByCaseFile = true;
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
    selectIsStepByCaseFile: ({ isStepByCaseFile }) => isStepByCaseFile,
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
  selectIsStepByCaseFile,
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
