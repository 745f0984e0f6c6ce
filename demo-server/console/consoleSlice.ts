import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type Connection,
  type ConsoleState,
  type Filled,
  initialState,
  type PagePart,
  type PhoneLocation,
  type PhoneWidth,
} from './consoleState.ts';
import type { Scheme, Tempo } from './protocol.ts';

/** UI state of the console: the phone and its owner, what the line above the button says, and what is open. */
export const consoleSlice = createSlice({
  name: 'console',
  initialState,
  reducers: {
    phoneOwnerChanged: (state, { payload }: PayloadAction<string | null>) => {
      if (state.ownerId === payload) return;
      state.ownerId = payload;
      state.trouble = null;
    },
    phoneLocationChanged: (state, { payload }: PayloadAction<PhoneLocation | null>) => {
      if (payload && payload.path !== state.phoneLocation?.path) {
        state.trouble = null;
        // Not when the page of the jump itself arrives.
        if (state.phoneLocation) state.jump = null;
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
    troubleChanged: (state, { payload }: PayloadAction<ConsoleState['trouble']>) => {
      state.trouble = payload;
      state.jump = null;
    },
    jumped: (state, { payload }: PayloadAction<ConsoleState['jump']>) => {
      state.jump = payload;
      state.trouble = null;
    },
    closingToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isClosingOpen = payload;
    },
    technicalTabChosen: (state, { payload }: PayloadAction<ConsoleState['technicalTab']>) => {
      state.technicalTab = payload;
      if (payload !== null) state.isClosingOpen = false;
    },
    partChosen: (state, { payload }: PayloadAction<PagePart>) => {
      state.visiblePart = payload;
      state.technicalTab = null;
    },
    tempoChosen: (state, { payload }: PayloadAction<Tempo>) => {
      state.tempo = payload;
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
    /** Marks all messages up to this number as read. */
    allMessagesRead: (state, { payload }: PayloadAction<number>) => {
      state.readUpTo = payload;
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
      state.readUpTo = null;
      state.trouble = null;
    },
  },
  selectors: {
    selectPhoneLocation: ({ phoneLocation }) => phoneLocation,
    selectOwnerId: ({ ownerId }) => ownerId,
    selectIsFilling: ({ isFilling }) => isFilling,
    selectFilled: ({ filled }) => filled,
    selectTrouble: ({ trouble }) => trouble,
    selectJump: ({ jump }) => jump,
    selectIsClosingOpen: ({ isClosingOpen }) => isClosingOpen,
    selectTechnicalTab: ({ technicalTab }) => technicalTab,
    selectVisiblePart: ({ visiblePart }) => visiblePart,
    selectTempo: ({ tempo }) => tempo,
    selectWidth: ({ width }) => width,
    selectPhoneScheme: ({ phoneScheme }) => phoneScheme,
    selectScheme: ({ scheme }) => scheme,
    selectReadUpTo: ({ readUpTo }) => readUpTo,
    selectNotice: ({ notice }) => notice,
    selectConnection: ({ connection }) => connection,
  },
});

export const {
  phoneOwnerChanged,
  phoneLocationChanged,
  fillingChanged,
  fillingEnded,
  troubleChanged,
  jumped,
  closingToggled,
  technicalTabChosen,
  partChosen,
  tempoChosen,
  widthChosen,
  phoneSchemeChosen,
  schemeChosen,
  allMessagesRead,
  noticeShown,
  noticeHidden,
  connectionChanged,
  storeReplaced,
} = consoleSlice.actions;
export const {
  selectPhoneLocation,
  selectOwnerId,
  selectIsFilling,
  selectFilled,
  selectTrouble,
  selectJump,
  selectIsClosingOpen,
  selectTechnicalTab,
  selectVisiblePart,
  selectTempo,
  selectWidth,
  selectPhoneScheme,
  selectScheme,
  selectReadUpTo,
  selectNotice,
  selectConnection,
} = consoleSlice.selectors;
