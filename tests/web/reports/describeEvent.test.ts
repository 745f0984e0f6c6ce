import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { browserName } from '../../../web/reports/browserName.ts';
import { describeEvent } from '../../../web/reports/describeEvent.ts';
import { pageTemplate } from '../../../web/reports/pageTemplate.ts';

class ScriptElement extends EventTarget {
  src = 'https://www.test/assets/c-1A2B3C4D.js?1';
}
beforeEach(() => void vi.stubGlobal('HTMLScriptElement', ScriptElement));

const SECRET = 'Mariana Ríos, mariana@correo.test, $20,000.00';
const eventOf = (type: string, fields: object = {}) => Object.assign(new Event(type), fields);
const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

describe('an error', () => {
  test('is described by its name and the positions in our scripts, never by its message', () => {
    const stack = `TypeError: ${SECRET}
      at a (https://www.test/assets/c-1A2B3C4D.js:2:5000)
      at b (https://www.test/loans/7?owner=${SECRET}:1:2)
      at c (chrome-extension://abc/content.js:3:4)
      at https://www.test/assets/main-AAAABBBB.js:1:22`;
    const expected = { kind: 'error', name: 'TypeError', at: ['c-1A2B3C4D.js:2:5000', 'main-AAAABBBB.js:1:22'] };
    const error = withStack(new TypeError(SECRET), stack);
    expect(describeEvent(eventOf('error', { error }))).toEqual(expected);
    expect(describeEvent(eventOf('unhandledrejection', { reason: error }))).toEqual(expected);
    expect(describeEvent(eventOf('pagefailed', { error }))).toEqual(expected);
  });

  test("of React is described by the number of React's message", () => {
    const error = withStack(new Error(`Minified React error #418; visit … ${SECRET}`), '');
    expect(describeEvent(eventOf('error', { error }))).toEqual({ kind: 'error', name: 'React418', at: [] });
  });

  test('with a name that is a text is described as an error', () => {
    const error = withStack(Object.assign(new Error(), { name: SECRET }), '');
    expect(describeEvent(eventOf('error', { error }))).toEqual({ kind: 'error', name: 'Error', at: [] });
  });

  test('that is no Error object is not described', () => {
    expect(describeEvent(eventOf('unhandledrejection', { reason: { kind: 'offline' } }))).toBeUndefined();
    expect(describeEvent(eventOf('error', { message: 'Script error.' }))).toBeUndefined();
  });
});

describe('code that did not load', () => {
  test.each([
    ['Failed to fetch dynamically imported module: https://www.test/assets/home-1A2B3C4D.js', 'home-1A2B3C4D.js'],
    ['error loading dynamically imported module: https://www.test/assets/home-1A2B3C4D.js', 'home-1A2B3C4D.js'],
    ['Importing a module script failed.', null],
  ])('is described by its script, as far as the browser names it: %s', (message, file) => {
    const reason = new TypeError(message);
    expect(describeEvent(eventOf('unhandledrejection', { reason }))).toEqual({ kind: 'chunk', file });
  });

  test('is described by the script element, and by the event of the guard', () => {
    const failed = new ScriptElement();
    let described: unknown;
    failed.addEventListener('error', (event) => {
      described = describeEvent(event);
    });
    failed.dispatchEvent(new Event('error'));
    expect(described).toEqual({ kind: 'chunk', file: 'c-1A2B3C4D.js' });
    expect(describeEvent(eventOf('codelate'))).toEqual({ kind: 'chunk', file: null });
  });
});

test.each([
  ['https://evil.test/a?owner=ana', 'https://evil.test'],
  ['inline', 'inline'],
  [SECRET, 'other'],
])('a violation of the policy is described without the path of what was blocked: %s', (blockedURI, blocked) => {
  const sourceFile = 'https://www.test/assets/c-1A2B3C4D.js';
  const fields = { effectiveDirective: 'img-src', blockedURI, sourceFile, lineNumber: 2, columnNumber: 5 };
  expect(describeEvent(eventOf('securitypolicyviolation', fields))).toEqual({
    kind: 'policy',
    directive: 'img-src',
    blocked,
    at: ['c-1A2B3C4D.js:2:5'],
  });
});

test('the template of a page is the path of its route, without ids', () => {
  for (const path of Object.values(paths)) expect(pageTemplate(path.replaceAll(/:\w+/g, '4711'))).toBe(path);
  expect(pageTemplate('/login/')).toBe('/login');
  expect(pageTemplate('/mariana@correo.test')).toBe('other');
});

test.each([
  ['(Linux; Android 14; Pixel 8) Chrome/130.0.6723.58 Mobile Safari/537.36', 'Chrome 130, Android'],
  ['(Linux; Android 13; SM-S908B) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile', 'Samsung Internet 25, Android'],
  ['(iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari 17, iOS'],
  ['(iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/125.0.6422.80 Safari/604.1', 'Chrome 125, iOS'],
  ['(Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, Windows'],
  ['curl/8', 'other, other'],
])('names the browser without the model of the phone: %s', (userAgent, name) => {
  expect(browserName(`Mozilla/5.0 ${userAgent}`)).toBe(name);
});
