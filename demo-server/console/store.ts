import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { stageApi } from './consoleApi.ts';
import { deskSlice } from './deskSlice.ts';

/** The console's store: what the server told, and what lies on the operator's desk. */
export const createStore = () =>
  configureStore({
    reducer: { [stageApi.reducerPath]: stageApi.reducer, [deskSlice.name]: deskSlice.reducer },
    // A snapshot that is imported is a file.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(stageApi.middleware),
  });

export type StageStore = ReturnType<typeof createStore>;
export const useStageDispatch = useDispatch.withTypes<StageStore['dispatch']>();
export const useStageStore = useStore.withTypes<StageStore>();
