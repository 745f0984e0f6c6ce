import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { consoleApi } from './consoleApi.ts';
import { consoleSlice } from './consoleSlice.ts';

/** The console's store: what the server told, and what lies on the operator's desk. */
export const createConsoleStore = () =>
  configureStore({
    reducer: { [consoleApi.reducerPath]: consoleApi.reducer, [consoleSlice.name]: consoleSlice.reducer },
    // A snapshot that is imported is a file.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(consoleApi.middleware),
  });

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
export const useConsoleDispatch = useDispatch.withTypes<ConsoleStore['dispatch']>();
export const useConsoleStore = useStore.withTypes<ConsoleStore>();
