import type { IntlMessageFormat } from 'intl-messageformat';

/** ICU text, or its syntax tree where the build has parsed it beforehand. */
type Template = ConstructorParameters<typeof IntlMessageFormat>[0];

type Say = (values: Readonly<Record<string, string | number>> | undefined) => string;
/** Makes a message of a template with more than text in it: `i18n/icu.ts`. */
export type Icu = (template: Template) => Say;
/** A message as it stands in a catalogue; the build makes those with more than text in them beforehand. */
type Message = string | Template | Say;

/** The variables of an ICU text, read from its literal type: `'Hola, {name}'` → `'name'`. Branches of a plural are no variables. */
export type Variables<Text extends string> = Text extends `${string}{${infer Inner}`
  ? Variable<Inner extends `${infer Head}{${string}` ? UpTo<Head> : UpTo<Inner>> | Variables<Inner>
  : never;
type UpTo<Text extends string> = Text extends `${infer Head}}${string}` ? UpToComma<Head> : UpToComma<Text>;
type UpToComma<Text extends string> = Text extends `${infer Head},${string}` ? Head : Text;
type Variable<Name extends string> = Name extends '' | `${string} ${string}` | `#${string}` | `${string}#`
  ? never
  : Name;

/** What a message needs to be said: nothing, or one value for each of its variables. */
export type Values<Text extends string> = [Variables<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Variables<Text>, string | number>>];

export type Translate<Catalogue extends Readonly<Record<string, string>>> = <Id extends keyof Catalogue>(
  id: Id,
  ...values: Values<Catalogue[Id]>
) => string;

/** A `t` over one catalogue; `icu` may be left out where none of its messages needs it, or the build has made them all. */
export function translator<const Catalogue extends Readonly<Record<string, string>>>(
  catalogue: Catalogue,
  icu?: Icu,
): Translate<Catalogue> {
  const made = new Map<PropertyKey, Say>();
  const madeOf = (id: keyof Catalogue, template: Template) => {
    const say = made.get(id) ?? icu?.(template);
    if (say === undefined) throw new Error(`Nobody can say ${String(id)}`);
    made.set(id, say);
    return say;
  };
  return (id, ...[values]) => {
    const message = catalogue[id] as Message;
    // Most sentences have no variable and no ICU quoting: they are what they say, and cost no formatter.
    if (typeof message === 'string' && !/[{']/.test(message)) return message;
    return (typeof message === 'function' ? message : madeOf(id, message))(values);
  };
}

/** A message that is only put together of texts and the values of variables: the build's way to do without a formatter. */
export const formatParts =
  (...parts: readonly (string | readonly [variable: string])[]): Say =>
  (values) =>
    parts.map((part) => (typeof part === 'string' ? part : put(part[0], values))).join('');

function put(variable: string, values: Parameters<Say>[0]): string {
  const value = values?.[variable];
  if (value === undefined) throw new Error(`Half a sentence: ${variable} has no value`);
  return String(value);
}
