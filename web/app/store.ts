import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistConfig,
  type Persistor,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { api } from '#api/api';
import { endsSession, loggedOut } from '#api/session';
import { deleteDrafts, deleteDraftsOfOthers } from '#kit/form/draft.ts';
import { authSlice, selectUser } from '../features/auth/authSlice.ts';
import { sessionStorageAdapter } from './storedSession.ts';

/** The key of the record in session storage (spec §9). */
export const SESSION_KEY = 'auth';

type AuthState = ReturnType<typeof authSlice.reducer>;

// Its types lack `deserialize`, and call `serialize` a flag only: without both it would store JSON inside JSON.
const kept: PersistConfig<AuthState> & { deserialize: false } = {
  key: SESSION_KEY,
  keyPrefix: '',
  storage: sessionStorageAdapter,
  whitelist: ['token', 'user', 'isAuthenticated'],
  serialize: false,
  deserialize: false,
  version: -1,
};

const drawers = combineReducers({
  [authSlice.name]: persistReducer(kept, authSlice.reducer),
  [api.reducerPath]: api.reducer,
});
type State = ReturnType<typeof drawers>;

/**
 * The end of a session empties the whole store. `auth` empties itself by the same action instead of being dropped:
 * redux-persist would not see a drop, and would write the last token back after it.
 */
const reducer = (state: State | undefined, action: UnknownAction): State =>
  drawers(state && endsSession(action) ? ({ auth: state.auth } as State) : state, action);

/** Mounted hooks of an api that was dropped would wait for ever: they are told to start again. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (endsSession(action as UnknownAction)) dispatch(api.util.resetApiState());
    return result;
  };

/** Whoever leaves takes her drafts along; another owner's signing in removes them too (ux F7). */
const forgetStrangersDrafts: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = selectUser(getState())?.id;
    const result = next(action);
    const after = selectUser(getState())?.id;
    if (loggedOut.match(action)) deleteDrafts();
    else if (after !== undefined && after !== before) deleteDraftsOfOthers(after);
    return result;
  };

/** The store and the keeper of its session. */
export function createStore(): { store: ReturnType<typeof configure>; persistor: Persistor } {
  const store = configure();
  return { store, persistor: persistStore(store) };
}

const configure = () =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'],
        },
      }).concat(forgetAnswers, forgetStrangersDrafts, api.middleware),
  });

/** Resolves once the kept session is back in the store, so that the first render is the right one. */
export const restored = (persistor: Persistor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(look);
    look();
  });
