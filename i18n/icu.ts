import { IntlMessageFormat } from 'intl-messageformat';
import type { Icu } from './translator.ts';

const LOCALE = 'es-MX';

/** Says messages with plurals, choices and numbers in them; each is parsed once, when it is first said. */
export const icu: Icu = (template) => {
  let format: IntlMessageFormat | undefined;
  return (values) => {
    format ??= new IntlMessageFormat(template, LOCALE, undefined, { ignoreTag: true });
    return String(format.format(values));
  };
};
