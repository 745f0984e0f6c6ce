import { message } from '#i18n/message';

// The home page and its articles.

export const helloName = message('Hola, {name}');
export const hello = 'Hola';
export const couldNotLoadAll = 'No pudimos cargar tu información.';

export const topicsOfInterest = 'Temas de interés';
export const couldNotLoadArticles = 'No pudimos cargar los artículos.';
export const read = 'Leer:';
export const opensInAnotherTab = 'se abre en otra pestaña';
