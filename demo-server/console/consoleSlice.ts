import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scheme, ToPanel } from './protocol.ts';

export const phoneWidths = [320, 390, 430] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

/** Where the phone says that it is; null while nothing of the app is in it. */
export type At = Extract<ToPanel, { kind: 'at' }>;

type Desk = {
  /** Who is signed in on the phone. */
  ownerId: string | null;
  /** Whose file is looked at, where that is not whoever is on the phone. */
  viewedId: string | null;
  at: At | null;
  width: PhoneWidth;
  phoneScheme: Scheme;
  scheme: Scheme;
  /** Messages with higher numbers are new, but for those that were opened. */
  readUpTo: number | null;
  opened: readonly string[];
  /** How the last press ended. The serial tells the same words said twice apart. */
  notice: { readonly text: string; readonly failed: boolean; readonly serial: number } | null;
  isLost: boolean;
};

const initialState: Desk = {
  ownerId: null,
  viewedId: null,
  at: null,
  width: 390,
  phoneScheme: 'system',
  scheme: 'system',
  readUpTo: null,
  opened: [],
  notice: null,
  isLost: false,
};

/** What the operator has before her: the phone and who is on it, what she has read, and what she is told. */
export const consoleSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    ownerCame: (desk, { payload }: PayloadAction<string | null>) => {
      if (desk.ownerId === payload) return;
      desk.ownerId = payload;
      desk.viewedId = null;
    },
    ownerViewed: (desk, { payload }: PayloadAction<string>) => {
      desk.viewedId = payload === desk.ownerId ? null : payload;
    },
    phoneArrived: (desk, { payload }: PayloadAction<At | null>) => {
      desk.at = payload;
    },
    widthChosen: (desk, { payload }: PayloadAction<PhoneWidth>) => {
      desk.width = payload;
    },
    phoneSchemeChosen: (desk, { payload }: PayloadAction<Scheme>) => {
      desk.phoneScheme = payload;
    },
    schemeChosen: (desk, { payload }: PayloadAction<Scheme>) => {
      desk.scheme = payload;
    },
    messageOpened: (desk, { payload }: PayloadAction<string>) => {
      if (!desk.opened.includes(payload)) desk.opened = [...desk.opened, payload];
    },
    /** Up to the newest message of those that are there; numbers begin again after a reset. */
    allRead: (desk, { payload }: PayloadAction<number>) => {
      desk.readUpTo = payload;
      desk.opened = [];
    },
    said: (desk, { payload }: PayloadAction<{ text: string; failed?: boolean }>) => {
      const { text, failed = false } = payload;
      desk.notice = { text, failed, serial: (desk.notice?.serial ?? 0) + 1 };
    },
    noticeGone: (desk) => {
      desk.notice = null;
    },
    streamLost: (desk, { payload }: PayloadAction<boolean>) => {
      desk.isLost = payload;
    },
    /** A reset or a restored point: numbers begin again. */
    beganAgain: (desk) => {
      desk.viewedId = null;
      desk.readUpTo = null;
      desk.opened = [];
    },
  },
  selectors: {
    selectAt: ({ at }) => at,
    selectOwnerId: ({ ownerId }) => ownerId,
    selectViewedId: ({ viewedId, ownerId }) => viewedId ?? ownerId,
    selectWidth: ({ width }) => width,
    selectPhoneScheme: ({ phoneScheme }) => phoneScheme,
    selectScheme: ({ scheme }) => scheme,
    selectReadUpTo: ({ readUpTo }) => readUpTo,
    selectOpened: ({ opened }) => opened,
    selectNotice: ({ notice }) => notice,
    selectIsLost: ({ isLost }) => isLost,
  },
});

export const {
  ownerCame,
  ownerViewed,
  phoneArrived,
  widthChosen,
  phoneSchemeChosen,
  schemeChosen,
  messageOpened,
  allRead,
  said,
  noticeGone,
  streamLost,
  beganAgain,
} = consoleSlice.actions;
export const {
  selectAt,
  selectOwnerId,
  selectViewedId,
  selectWidth,
  selectPhoneScheme,
  selectScheme,
  selectReadUpTo,
  selectOpened,
  selectNotice,
  selectIsLost,
} = consoleSlice.selectors;
