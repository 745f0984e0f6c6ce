// The app shell: skip link, log-out notice, and the page for a screen that could not be loaded.

export const skipToContent = 'Saltar al contenido';
export const loggedOut = 'Cerraste sesión.';
export const pageNotOpened = 'No pudimos abrir esta página';
export const ourFaultAdvice = 'Algo falló de nuestro lado. Inténtalo de nuevo. Lo que escribiste sigue guardado.';
export const pageNotOpenedAdvice = 'Revisa tu internet e inténtalo de nuevo. Lo que escribiste sigue guardado.';
