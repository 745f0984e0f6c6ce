import { IntlMessageFormat } from 'intl-messageformat';
import type { IcuCompiler } from './translator.ts';

const LOCALE = 'es-MX';

/** Compiles an ICU text to a function of its values. The text is parsed once, on the first call. */
export const icu: IcuCompiler = (template) => {
  let format: IntlMessageFormat | undefined;
  return (values) => {
    format ??= new IntlMessageFormat(template, LOCALE, undefined, { ignoreTag: true });
    return String(format.format(values));
  };
};
