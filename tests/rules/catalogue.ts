import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { filesIn, isText, type Node, nodesOf, partsOfTemplate, type SourceFile, treeOf } from './source.ts';

/** A message of the catalogue and the name of the file in i18n/es-MX that has it. */
export type Entry = { readonly file: string; readonly id: string; readonly text: string };

/** Returns every message of every file, those of the demo included. */
export async function entries(): Promise<Entry[]> {
  const files = filesIn('i18n/es-MX', '.ts').map(async ({ path }) => {
    const exported: Record<string, Record<string, string>> = await import(
      fileURLToPath(new URL(`../../${path}`, import.meta.url))
    );
    const file = path.replace(/^.*\/|\.ts$/g, '');
    return Object.values(exported).flatMap((messages) =>
      Object.entries(messages).map(([id, text]) => ({ file, id, text })),
    );
  });
  return (await Promise.all(files)).flat();
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

/**
 * Returns the ids that no source uses. An id is used when it is a whole string literal or when a template literal can
 * produce it; types do not count.
 */
export function unusedIds(ids: readonly string[], sources: readonly SourceFile[]): string[] {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const { node } of nodesOf(treeOf(source), isTypeOnly)) {
      if (isText(node)) literals.add(node.value);
      else if (node.type === 'TemplateLiteral') {
        const parts = partsOfTemplate(node);
        // A template with less than four fixed characters would match nearly every id.
        if (parts.join('').length >= 4) patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`, 's'));
      }
    }
  }
  return ids.filter((id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

const isTypeOnly = ({ type }: Node) => type === 'TSLiteralType' || type === 'TSTemplateLiteralType';

const formatOf = (text: string) => new IntlMessageFormat(text, 'es-MX', undefined, { ignoreTag: true });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
