// The app shell: tab bar, log-out notice, and the page for a screen that could not be loaded.

export const skipToContent = 'Saltar al contenido';
export const main = 'Principal';
export const home = 'Inicio';
export const advances = 'Adelanttos';
export const contact = 'Contacto';
export const account = 'Perfil';
export const loggedOut = 'Cerraste sesión.';
export const pageNotOpened = 'No pudimos abrir esta página';
export const pageNotOpenedAdvice = 'Revisa tu internet e inténtalo de nuevo. Lo que escribiste se conserva.';
