import * as scriptTexts from '#i18n/es-MX/demo/script';
import type { Step } from '../../script/steps.ts';
import type { TalkDto } from '../dto.ts';

/** Whom the sentences address, and the name of the owner whom they are about. */
type Listener = { readonly tone: TalkDto['tone'] | undefined; readonly name: string | undefined };

/** Returns what to say at a step: to a person about themselves, or to a company's staff about an owner. */
export function sentenceOf({ id }: Pick<Step, 'id'>, { tone, name = '' }: Listener): string {
  const toCompany: Partial<Readonly<Record<Step['id'], (values: { name: string }) => string>>> = scriptTexts.toCompany;
  const sentence = tone === 'company' ? toCompany[id] : undefined;
  return sentence?.({ name }) ?? scriptTexts.steps[id].say;
}
