import type { IntlMessageFormat } from 'intl-messageformat';

/** An ICU text, or its syntax tree if the build has parsed it. */
type Template = ConstructorParameters<typeof IntlMessageFormat>[0];

/** A compiled message: returns the text for its values. */
type Formatter = (values: Readonly<Record<string, string | number>> | undefined) => string;
/** Compiles a template: `i18n/icu.ts`. */
export type IcuCompiler = (template: Template) => Formatter;
/** A message of a catalogue; in the built product those with variables are already compiled. */
type CatalogueEntry = string | Template | Formatter;

/**
 * Variables of an ICU text, read from its literal type: `'Hola, {name}'` → `'name'`. Branches of a plural are not
 * variables.
 */
export type Variables<Text extends string> = Text extends `${string}{${infer Inner}`
  ? Variable<Inner extends `${infer Head}{${string}` ? UpTo<Head> : UpTo<Inner>> | Variables<Inner>
  : never;
type UpTo<Text extends string> = Text extends `${infer Head}}${string}` ? UpToComma<Head> : UpToComma<Text>;
type UpToComma<Text extends string> = Text extends `${infer Head},${string}` ? Head : Text;
type Variable<Name extends string> = Name extends '' | `${string} ${string}` | `#${string}` | `${string}#`
  ? never
  : Name;

/** Further arguments of `t` for a message: none, or a value for each of its variables. */
export type Values<Text extends string> = [Variables<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Variables<Text>, string | number>>];

/** A function that returns the text of a message in one catalogue. */
export type Translate<Catalogue extends Readonly<Record<string, string>>> = <Id extends keyof Catalogue>(
  id: Id,
  ...values: Values<Catalogue[Id]>
) => string;

/**
 * Returns a `t` for one catalogue. `compile` can be omitted when no message has variables or the build has compiled
 * all. Throws on use for a message that needs a compiler when there is none, and for a missing value.
 */
export function translator<const Catalogue extends Readonly<Record<string, string>>>(
  catalogue: Catalogue,
  compile?: IcuCompiler,
): Translate<Catalogue> {
  const formatters = new Map<PropertyKey, Formatter>();
  const formatterOf = (id: keyof Catalogue, template: Template) => {
    const formatter = formatters.get(id) ?? compile?.(template);
    if (formatter === undefined) throw new Error(`No ICU compiler for the message ${String(id)}`);
    formatters.set(id, formatter);
    return formatter;
  };
  return (id, ...[values]) => {
    const entry = catalogue[id] as CatalogueEntry;
    // Most messages have no variables and no ICU quotes: they are the text itself and need no formatter.
    if (typeof entry === 'string' && !/[{']/.test(entry)) return entry;
    return (typeof entry === 'function' ? entry : formatterOf(id, entry))(values);
  };
}

/**
 * Returns a formatter that joins texts and the values of variables. The build uses it for messages without plurals and
 * choices, which then need no ICU library.
 */
export const formatParts =
  (...parts: readonly (string | readonly [variable: string])[]): Formatter =>
  (values) =>
    parts.map((part) => (typeof part === 'string' ? part : requireValue(part[0], values))).join('');

function requireValue(variable: string, values: Parameters<Formatter>[0]): string {
  const value = values?.[variable];
  if (value === undefined) throw new Error(`No value for the variable ${variable}`);
  return String(value);
}
