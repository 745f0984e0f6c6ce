import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { consoleApi } from './consoleApi.ts';
import { consoleSlice } from './consoleSlice.ts';
import type { Preferences } from './preferences.ts';

/** Creates the console's Redux store: cached responses of the server, and the UI state, which begins with the preferences. */
export const createConsoleStore = (preferences?: Preferences) =>
  configureStore({
    reducer: {
      [consoleApi.reducerPath]: consoleApi.reducer,
      [consoleSlice.name]: consoleSlice.reducer,
    },
    preloadedState: { [consoleSlice.name]: { ...consoleSlice.getInitialState(), ...preferences } },
    // The snapshot import passes a File as argument, which is not serializable.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(consoleApi.middleware),
  });

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
export const useConsoleDispatch = useDispatch.withTypes<ConsoleStore['dispatch']>();
export const useConsoleStore = useStore.withTypes<ConsoleStore>();
