import type { Root } from 'react-dom/client';
import { announce } from '#kit/feedback/Status.tsx';
import type { NavigateTo } from '#kit/navigation/navigation.ts';
import { loadFullStylesheet } from '../app/loadFullStylesheet.ts';
import { selectIsAuthenticated } from '../features/auth/authSlice.ts';
import { createGuestActions } from '../features/auth/createGuestActions.ts';
import type { GuestActions } from '../features/auth/guestActions.ts';
import { prepareApp } from '../start.tsx';

/** Brings the app in behind a guest's page. It shows itself in the page's place once a deed leads elsewhere. */
export async function loadApp(page: Root, place: HTMLElement): Promise<GuestActions> {
  // First: when the styles do not come it is tried again, and there must be one store only.
  await loadFullStylesheet(place);
  const { store, mount } = await prepareApp();
  const go: NavigateTo = (to, { state } = {}) => {
    const from = location.pathname;
    // As the router would write it: it takes over from this entry.
    history.pushState({ usr: state, key: 'after-guest', idx: 1 }, '', to);
    void mount(page, from);
  };
  // Whoever leaves this page leaves the document.
  const deeds = createGuestActions(store.dispatch, { isHere: () => true, navigate: go, announce });
  return {
    ...deeds,
    async logIn(credentials) {
      const refusals = await deeds.logIn(credentials);
      // Its gate leads on, back to where a session ended or home.
      if (selectIsAuthenticated(store.getState())) await mount(page);
      return refusals;
    },
  };
}
