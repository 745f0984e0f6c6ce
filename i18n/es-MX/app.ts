/** Texts of the app shell: tab bar, log-out notice, and the page for a screen that could not be loaded. */
export const app = {
  'Skip to content': 'Saltar al contenido',
  Main: 'Principal',
  Home: 'Inicio',
  Advances: 'Adelanttos',
  Contact: 'Contacto',
  Account: 'Perfil',
  'You logged out.': 'Cerraste sesión.',
  'This page could not be opened': 'No pudimos abrir esta página',
  'Check your internet and try again. What you typed is kept.':
    'Revisa tu internet e inténtalo de nuevo. Lo que escribiste se conserva.',
} as const;
