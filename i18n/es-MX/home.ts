/** Texts of the feature `home` and its articles. */
export const home = {
  'Hello, {name}': 'Hola, {name}',
  Hello: 'Hola',

  'Topics of interest': 'Temas de interés',
  'We could not load the articles.': 'No pudimos cargar los artículos.',
  'Read:': 'Leer:',
  'opens in another tab': 'se abre en otra pestaña',
} as const;
