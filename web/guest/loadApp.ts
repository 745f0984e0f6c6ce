import '../app/shared-chunks/everyForm.ts';
import '../app/shared-chunks/everyAppPage.ts';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { announce } from '#kit/navigation/announcements.ts';
import { pathAfterLogin } from '#paths';
import { loadFullStylesheet } from '../app/loadFullStylesheet.ts';
import { selectUser } from '../features/auth/authSlice.ts';
import { createGuestActions } from '../features/auth/guest-screens/createGuestActions.ts';
import type { GuestActions } from '../features/auth/guest-screens/guestActions.ts';
import { prepareApp } from '../start.tsx';

export { start } from '../start.tsx';

/**
 * Loads the app while a guest page is shown, and returns the actions for the page's form. The app replaces the page in
 * `reactRoot` when an action navigates or the owner has logged in, once the code of the next page has loaded.
 */
export async function loadApp(reactRoot: Root, container: HTMLElement): Promise<GuestActions> {
  // Before the store is created: after a failure this function is called again, and there must be one store only.
  await loadFullStylesheet(container);
  const { store, mount } = await prepareApp();
  const { pathname: from, search } = location;
  const replacePage = () => startTransition(() => mount(reactRoot, from));
  return createGuestActions(
    store.dispatch,
    {
      // Leaving this page unloads the document.
      isHere: () => true,
      navigate: (to, { state } = {}) => {
        // In this form the router that starts on the entry returns the state as its location's.
        history.pushState({ usr: state }, '', to);
        replacePage();
      },
      announce,
    },
    () => {
      const user = selectUser(store.getState());
      if (user !== null) history.replaceState(null, '', pathAfterLogin(search, user));
      replacePage();
    },
  );
}
