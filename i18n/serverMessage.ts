import { icu } from '#i18n/icu';
import { domain } from './es-MX/domain.ts';
import { refusals } from './es-MX/refusals.ts';
import { translator } from './translator.ts';

/** What a server may say: what the kernel's rules complain about, and what only a server can know. */
const sentences = { ...domain, ...refusals } as const;
type Plain = {
  [Id in keyof typeof sentences]: (typeof sentences)[Id] extends `${string}{${string}` ? never : Id;
}[keyof typeof sentences];

const t: (id: Plain) => string = translator(sentences, icu) as (id: Plain) => string;

/** A server's own sentence: translated if it is known, else shown as it came, as text (contract §2). */
export const translateServerMessage = (sentence: string): string => (isKnown(sentence) ? t(sentence) : sentence);

/** Whether the catalogue has a server's sentence. One with variables is never a server's: it would miss their values. */
export const isKnown = (sentence: string): sentence is Plain =>
  Object.hasOwn(sentences, sentence) && !sentence.includes('{');
