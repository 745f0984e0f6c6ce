import '../app/shared-chunks/everyForm.ts';
import '../app/shared-chunks/everyAppPage.ts';
import type { Root } from 'react-dom/client';
import { announce } from '#kit/navigation/announcements.ts';
import type { NavigateTo } from '#kit/navigation/navigation.ts';
import { loadFullStylesheet } from '../app/loadFullStylesheet.ts';
import { createGuestActions } from '../features/auth/guest-screens/createGuestActions.ts';
import type { GuestActions } from '../features/auth/guest-screens/guestActions.ts';
import { prepareApp } from '../start.tsx';

export { start } from '../start.tsx';

/**
 * Loads the app while a guest page is shown, and returns the actions for the page's form. The app replaces the page in
 * `reactRoot` when an action navigates or the owner has logged in.
 */
export async function loadApp(reactRoot: Root, container: HTMLElement): Promise<GuestActions> {
  // Before the store is created: after a failure this function is called again, and there must be one store only.
  await loadFullStylesheet(container);
  const { store, mount } = await prepareApp();
  const navigate: NavigateTo = (to, { state } = {}) => {
    const from = location.pathname;
    // In the form of React Router, which continues from this history entry.
    history.pushState({ usr: state, key: 'after-guest', idx: 1 }, '', to);
    void mount(reactRoot, from);
  };
  return createGuestActions(
    store.dispatch,
    // `isHere` is always true: leaving this page unloads the document.
    { isHere: () => true, navigate, announce },
    // The app's guest gate redirects, to the page where a session ended or to home.
    () => mount(reactRoot),
  );
}
