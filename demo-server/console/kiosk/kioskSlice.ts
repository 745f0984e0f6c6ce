import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type KioskState = {
  /** Seconds until the demo begins anew; null while the mode is off. */
  readonly secondsLeft: number | null;
  /** The dialog that is open: that which begins the mode, or that which asks for the code. */
  readonly dialog: 'begin' | 'leave' | null;
};

const initialState = { secondsLeft: null, dialog: null } as KioskState;

/** Kiosk mode as the console shows it; whether it is on is in the browser's storage (`kioskStorage.ts`). */
export const kioskSlice = createSlice({
  name: 'kiosk',
  initialState,
  reducers: {
    countedDown: (state, { payload }: PayloadAction<number | null>) => ({ ...state, secondsLeft: payload }),
    kioskDialogOpened: (state, { payload }: PayloadAction<'begin' | 'leave'>) => ({ ...state, dialog: payload }),
    kioskDialogClosed: (state) => ({ ...state, dialog: null }),
  },
  selectors: {
    selectSecondsLeft: ({ secondsLeft }) => secondsLeft,
    selectKioskDialog: ({ dialog }) => dialog,
  },
});

export const { countedDown, kioskDialogOpened, kioskDialogClosed } = kioskSlice.actions;
export const { selectSecondsLeft, selectKioskDialog } = kioskSlice.selectors;
