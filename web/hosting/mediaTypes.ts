/** The files of the build by the ending of their name, and their media types. Not every web server knows all of them. */
export const mediaTypes: readonly (readonly [ending: string, type: string])[] = [
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
  ['webmanifest', 'application/manifest+json'],
];
