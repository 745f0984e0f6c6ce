import { IntlMessageFormat } from 'intl-messageformat';

/** A message as it stands in a catalogue: ICU text, or its syntax tree where the build has parsed it beforehand. */
type Template = ConstructorParameters<typeof IntlMessageFormat>[0];

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

const LOCALE = 'es-MX';

/** A `t` over one catalogue. Messages are formatted lazily and each is parsed once. */
export function translator<const Catalogue extends Readonly<Record<string, string>>>(
  catalogue: Catalogue,
): Translate<Catalogue> {
  const formats = new Map<PropertyKey, IntlMessageFormat>();
  const formatOf = (id: keyof Catalogue, template: Template) => {
    const format = formats.get(id) ?? new IntlMessageFormat(template, LOCALE, undefined, { ignoreTag: true });
    formats.set(id, format);
    return format;
  };
  return (id, ...[values]) => {
    const template: Template = catalogue[id] as Template;
    // Most sentences have no variable and no ICU quoting: they are what they say, and cost no formatter.
    if (typeof template === 'string' && !/[{']/.test(template)) return template;
    return String(formatOf(id, template).format(values));
  };
}
