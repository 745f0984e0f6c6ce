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
import { afterPaint } from '#kit/browser/afterPaint.ts';
import { deleteDrafts, deleteDraftsOfOthers } from '#kit/form/draft.ts';
import { authSlice, selectUser } from '../features/auth/authSlice.ts';
import { SESSION_KEY } from './sessionRecord.ts';
import { sessionStorageAdapter } from './storedSession.ts';

type AuthState = ReturnType<typeof authSlice.reducer>;

// The package's types lack `deserialize`. Without both flags redux-persist would store JSON strings inside JSON.
const persistConfig: PersistConfig<AuthState> & { deserialize: false } = {
  key: SESSION_KEY,
  keyPrefix: '',
  storage: sessionStorageAdapter,
  whitelist: ['token', 'user', 'isAuthenticated'],
  serialize: false,
  deserialize: false,
  version: -1,
};

const slices = combineReducers({
  [authSlice.name]: persistReducer(persistConfig, authSlice.reducer),
  [api.reducerPath]: api.reducer,
});
type State = ReturnType<typeof slices>;

/**
 * Resets the whole store when a session ends. `auth` resets itself by the same action instead of being removed here:
 * redux-persist would not notice the removal and would write the last token back.
 */
const reducer = (state: State | undefined, action: UnknownAction): State =>
  slices(state && endsSession(action) ? ({ auth: state.auth } as State) : state, action);

/**
 * Resets RTK Query when a session ends; without it, mounted query hooks would wait for ever for their removed entries.
 */
const resetApiOnSignOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (endsSession(action as UnknownAction)) dispatch(api.util.resetApiState());
    return result;
  };

/** Deletes all form drafts at a log-out, and the drafts of other owners at a log-in. */
const deleteDraftsOnSignOut: Middleware =
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

/** Creates the store, and the persistor that stores its session. */
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
      }).concat(resetApiOnSignOut, deleteDraftsOnSignOut, api.middleware),
    enhancers: (defaults) => defaults({ autoBatch: { type: 'callback', queueNotification: notifyAfterPaint } }),
  });

/**
 * Tells components about actions of low priority, such as that a query has begun, after the next frame. The library
 * does so right before it: a new page would be rendered twice before it is visible.
 */
const notifyAfterPaint = (notify: () => void): void => void afterPaint().then(notify);

/** Resolves once the stored session is in the store. The first render has to wait for it. */
export const whenRestored = (persistor: Persistor): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
