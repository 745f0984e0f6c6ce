/** Browsers by the token of their user agent. The first one that occurs counts: most claim to be Chrome or Safari too. */
const BROWSERS: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const SYSTEMS: readonly (readonly [name: string, token: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Returns browser, major version and system: `Chrome 130, Android`. The model of the phone is left out. */
export function browserName(userAgent: string): string {
  const [browser] = BROWSERS.flatMap(([name, token]) => {
    const version = token.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const [system] = SYSTEMS.flatMap(([name, token]) => (token.test(userAgent) ? [name] : []));
  return [browser ?? 'other', system ?? 'other'].join(', ');
}
