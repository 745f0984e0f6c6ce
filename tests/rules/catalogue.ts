import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import * as statusLabels from '#domain/statusLabels';
import type { Message } from '#i18n/message';
import { filesIn, isNode, type Node, nodesOf, type SourceFile, treeOf } from './source.ts';

/** A text of the catalogue. */
export type Entry = {
  /** Its file below i18n/es-MX. */
  readonly file: string;
  /** The name by which code reads it, or the name of its table. */
  readonly exportName: string;
  /** Its key in a table, else its name. */
  readonly key: string;
  /** The Spanish ICU text. */
  readonly text: string;
  /** Whether it is defined by `message`. */
  readonly isMessage: boolean;
};

/** Returns every text of every file, those of the demo included. */
export async function entries(): Promise<Entry[]> {
  const files = filesIn('i18n/es-MX', '.ts').map(async ({ path }) => {
    const exported: object = await import(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
    const file = path.slice('i18n/es-MX/'.length, -'.ts'.length);
    return Object.entries(exported).flatMap(([exportName, value]) => textsIn(value, exportName, { file, exportName }));
  });
  return (await Promise.all(files)).flat();
}

/** Returns the texts of the product with the labels of its statuses, without the texts of the demo. */
export const productTexts = async (): Promise<string[]> => [
  ...(await entries()).filter(({ file }) => !file.startsWith('demo/')).map(({ text }) => text),
  ...Object.values(statusLabels).flatMap((labels) => Object.values(labels)),
];

/** Returns a text, or the texts of a table. */
function textsIn(value: string | Message | object, key: string, at: Pick<Entry, 'file' | 'exportName'>): Entry[] {
  if (typeof value === 'string') return [{ ...at, key, text: value, isMessage: false }];
  if ('template' in value) return [{ ...at, key, text: String(value.template), isMessage: true }];
  return Object.entries(value).flatMap(([inner, entry]) => textsIn(entry, inner, at));
}

type Samples = readonly (string | number | Date)[];

/** Returns the variables of a message with sample values that reach all its branches. Throws on invalid ICU syntax. */
export function variablesOf(text: string): Map<string, Samples> {
  const found = new Map<string, Samples>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      const [name, samples] = sampled(element) ?? [];
      // Where a variable is used as a number and as a text, the numbers are the samples.
      if (name && samples && (samples !== NAME || !found.has(name))) found.set(name, samples);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(formatOf(text).getAst());
  return found;
}

const NAME: Samples = ['Ana'];

/** Returns the variable of a part with sample values; undefined for plain text. */
function sampled(element: MessageFormatElement): [name: string, Samples] | undefined {
  switch (element.type) {
    case TYPE.argument:
      return [element.value, NAME];
    case TYPE.number:
      return [element.value, [0, 1, 1234.5]];
    case TYPE.plural:
      return [element.value, [0, 1, 2, 5, 1_000_000]];
    case TYPE.select:
      return [element.value, Object.keys(element.options)];
    case TYPE.date:
    case TYPE.time:
      return [element.value, [new Date(0)]];
    default:
      return undefined;
  }
}

/** Returns a message formatted once with each of the sample values of its variables. */
export function sentencesOf(text: string): string[] {
  const variables = [...variablesOf(text)];
  const most = Math.max(1, ...variables.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, i) =>
    String(
      formatOf(text).format(Object.fromEntries(variables.map(([name, values]) => [name, values[i % values.length]]))),
    ),
  );
}

/** Returns the names in the catalogue, as `file.name`, that a source reads: `homeTexts.hello` → `home.hello`. */
export function namesReadBy(source: SourceFile): string[] {
  const nodes = nodesOf(treeOf(source)).map(({ node }) => node);
  const fileOf = new Map<unknown, string>();
  const names: string[] = [];
  for (const { type, source: from, specifiers } of nodes) {
    const [, file] = type === 'ImportDeclaration' ? (CATALOGUE.exec((from as { value: string }).value) ?? []) : [];
    if (file === undefined) continue;
    for (const { local, imported } of specifiers as { local: Node; imported?: Node }[]) {
      if (imported === undefined) fileOf.set(local.name, file);
      else names.push(`${file}.${imported.name}`);
    }
  }
  for (const { type, object, property } of nodes) {
    const file = type === 'MemberExpression' && isNode(object) ? fileOf.get(object.name) : undefined;
    if (file !== undefined && isNode(property)) names.push(`${file}.${property.name}`);
  }
  return names;
}

/** An import of a file of the catalogue; within the catalogue the path is relative. */
const CATALOGUE = /^(?:#i18n\/es-MX\/|\.\/es-MX\/|\.\/)([\w/]+?)(?:\.ts)?$/;

const formatOf = (text: string) => new IntlMessageFormat(text, 'es-MX', undefined, { ignoreTag: true });
