import * as scriptTexts from '#i18n/es-MX/demo/script';
import type { TalkDto } from '../dto.ts';
import type { Step } from './steps.ts';

/** Returns what to say at a step: to a person about themselves, or to a company's staff about the owner of the talk. */
export function sentenceOf({ id }: Pick<Step, 'id'>, talk: Pick<TalkDto, 'tone' | 'name'> | null): string {
  const toCompany: Partial<Readonly<Record<Step['id'], (values: { name: string }) => string>>> = scriptTexts.toCompany;
  const sentence = talk?.tone === 'company' ? toCompany[id] : undefined;
  return sentence?.({ name: talk?.name ?? '' }) ?? scriptTexts.steps[id].say;
}
