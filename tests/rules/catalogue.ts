import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { filesIn, isText, type Node, nodesOf, partsOfTemplate, type SourceFile, treeOf } from './source.ts';

/** A message with the room of the catalogue that it stands in. */
export type Entry = { readonly room: string; readonly id: string; readonly text: string };

/** Every message of every room, the demo's own among them. */
export async function entries(): Promise<Entry[]> {
  const rooms = filesIn('i18n/es-MX', '.ts').map(async ({ path }) => {
    const exported: Record<string, Record<string, string>> = await import(
      fileURLToPath(new URL(`../../${path}`, import.meta.url))
    );
    const room = path.replace(/^.*\/|\.ts$/g, '');
    return Object.values(exported).flatMap((messages) =>
      Object.entries(messages).map(([id, text]) => ({ room, id, text })),
    );
  });
  return (await Promise.all(rooms)).flat();
}

type Samples = readonly (string | number | Date)[];

/** What a message needs to be said: each variable with values that reach all its branches. Throws on broken ICU. */
export function variablesOf(text: string): Map<string, Samples> {
  const found = new Map<string, Samples>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      const [name, samples] = sampled(element) ?? [];
      // A number beats the plain text that the same variable may be elsewhere in the message.
      if (name && samples && (samples !== NAME || !found.has(name))) found.set(name, samples);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(formatOf(text).getAst());
  return found;
}

const NAME: Samples = ['Ana'];

/** A part's variable with values for it, or nothing where it is only text. */
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

/** All that a message can say, one sentence for each value of its variables. */
export function sentencesOf(text: string): string[] {
  const variables = [...variablesOf(text)];
  const most = Math.max(1, ...variables.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, i) =>
    String(
      formatOf(text).format(Object.fromEntries(variables.map(([name, values]) => [name, values[i % values.length]]))),
    ),
  );
}

/** The ids that no source says: a whole string of its code, or one that a template literal can make. Types say nothing. */
export function unusedIds(ids: readonly string[], sources: readonly SourceFile[]): string[] {
  const said = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const { node } of nodesOf(treeOf(source), isTypeOnly)) {
      if (isText(node)) said.add(node.value);
      else if (node.type === 'TemplateLiteral') {
        const parts = partsOfTemplate(node);
        // A template with hardly a word of its own could make anything.
        if (parts.join('').length >= 4) patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`, 's'));
      }
    }
  }
  return ids.filter((id) => !said.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

const isTypeOnly = ({ type }: Node) => type === 'TSLiteralType' || type === 'TSTemplateLiteralType';

const formatOf = (text: string) => new IntlMessageFormat(text, 'es-MX', undefined, { ignoreTag: true });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
