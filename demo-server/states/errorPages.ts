import type { Screen } from './screen.ts';

const nowhere: Screen = {
  name: 'an address that does not exist',
  path: '/nothing/here',
  heading: 'No encontramos esta página',
  states: { 'for a visitor': { who: 'visitor', shows: 'Ir al inicio' } },
};

const broken: Screen = {
  name: 'a page whose code does not load',
  path: '/profile/my-data',
  heading: 'Mis datos',
  states: {
    'when the next page is opened': {
      act: async (owner) => {
        await owner.losesScripts();
        await owner.followsLink('Adelanttos');
      },
      startsAt: 'Mis datos',
      heading: 'No pudimos abrir esta página',
      shows: (page) => page.getByRole('button', { name: 'Reintentar' }),
    },
  },
};

/** The screens shown when a page does not exist or does not load. */
export const errorPages: readonly Screen[] = [nowhere, broken];
