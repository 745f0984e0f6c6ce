import { IntlMessageFormat } from 'intl-messageformat';

/** An ICU text, or its syntax tree if the build has parsed it. */
type Template = ConstructorParameters<typeof IntlMessageFormat>[0];

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

/** A text with variables: a function that returns it for their values. `template` is its ICU text, for the build and tests. */
export type Message<Name extends string = string> = {
  (values: Readonly<Record<Name, string | number>>): string;
  readonly template: Template;
};

/**
 * Defines a text with variables in ICU syntax: `message('Hola, {name}')({ name: 'Ana' })` → `'Hola, Ana'`. The text is
 * parsed at its first use; throws then when a value is missing. The web build (`web/build/compileMessages.mjs`) parses it
 * beforehand and, where it only inserts values, puts a plain function in place of this one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function message<const Text extends string>(text: Text): Message<Variables<Text>> {
  let format: IntlMessageFormat | undefined;
  const write = (values: Readonly<Record<string, string | number>>) => {
    format ??= new IntlMessageFormat(text, 'es-MX', undefined, { ignoreTag: true });
    return String(format.format(values));
  };
  return Object.assign(write, { template: text });
}
