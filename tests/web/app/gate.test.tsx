import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { loggedOut, sessionEnded } from '#api/session';
import * as appTexts from '#i18n/es-MX/app';
import { current, endToast } from '#kit/navigation/announcements.ts';
import { GuestGate, OwnerGate } from '../../../web/app/Gate.tsx';
import { authSlice, signedIn } from '../../../web/features/auth/authSlice.ts';
import { ana } from '../owner.ts';

beforeEach(endToast);

/** Opens home with a session and ends it. Returns the heading of the page that is open then. */
function end(action: typeof loggedOut | typeof sessionEnded) {
  const store = configureStore({ reducer: { auth: authSlice.reducer } });
  store.dispatch(signedIn({ token: 'secret', user: ana }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/home']}>
        <Routes>
          <Route element={<OwnerGate />}>
            <Route path="/home" element={<h1>Home</h1>} />
          </Route>
          <Route element={<GuestGate />}>
            <Route path="/" element={<h1>Landing page</h1>} />
            <Route path="/login" element={<h1>Login</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Home');
  act(() => void store.dispatch(action()));
  return screen.getByRole('heading').textContent;
}

test('an owner who logs out comes to the landing page and is told so', () => {
  expect(end(loggedOut)).toBe('Landing page');
  expect(current().toast?.text).toBe(appTexts.loggedOut);
});

test('an owner whose session ended by itself comes to the login and is not told of a log-out', () => {
  expect(end(sessionEnded)).toBe('Login');
  expect(current().toast).toBeUndefined();
});

test('an owner who has logged in does not come back to the login by Back', async () => {
  const store = configureStore({ reducer: { auth: authSlice.reducer } });
  const login = { element: <GuestGate />, children: [{ path: '/login' }] };
  const router = createMemoryRouter([login, { path: '/home' }], { initialEntries: ['/login'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => void store.dispatch(signedIn({ token: 'secret', user: ana })));
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/home' } });
});
