import type { InstallmentStatus } from '#domain/installment';
import { pesos } from '#domain/money';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { money } from '#i18n/format';
import { acts, type Step, steps } from '../../../script/steps.ts';
import { overdueCount } from '../../case-file/dueDates.ts';
import type { CaseFileDto, TalkDto } from '../../dto.ts';

/** Card of an act on the closing screen: what it was about in one figure, and what was shown of it. */
export type ClosingCard = { readonly act: Step['act']; readonly figure: string; readonly text: string };

/** Step with which the point of an act is shown. */
const points: Readonly<Record<Step['act'], Step['id']>> = {
  loan: 'deposit',
  payment: 'office applies',
  bureau: 'kind no',
};

const PAID: InstallmentStatus = 'approved';

/**
 * Returns a card for each act of which something was shown, by the ids of the shown steps and the case file of the talk's
 * owner. An act whose point was not shown says how far it went; one that was skipped has no card.
 */
export function closingCards(shown: readonly Step['id'][], file: CaseFileDto | undefined): ClosingCard[] {
  return acts.flatMap((act) => {
    const ofAct = steps.filter((step) => step.act === act);
    const shownOfAct = ofAct.filter(({ id }) => shown.includes(id));
    const last = shownOfAct.at(-1);
    if (!last) return [];
    if (shown.includes(points[act])) {
      const point = pointOf[act](shown, file);
      if (point) return [{ act, ...point }];
    }
    const figure = scriptTexts.steps[last.id].title;
    return [{ act, figure, text: closingTexts.stepsOfAct({ count: shownOfAct.length, total: ofAct.length }) }];
  });
}

type Point = Omit<ClosingCard, 'act'>;

/** The point of each act, with the owner's figures; undefined when the data have none. */
const pointOf: Readonly<
  Record<Step['act'], (shown: readonly Step['id'][], file: CaseFileDto | undefined) => Point | undefined>
> = {
  loan: (_, file) => {
    const [loan] = file?.loans ?? [];
    if (!loan || typeof file?.rent !== 'number') return undefined;
    const text = closingTexts.receivedFor({ months: loan.installments.length, rent: money(pesos(file.rent)) });
    return { figure: loan.received, text };
  },
  payment: (shown, file) => {
    const count = file?.loans[0]?.installments.filter(({ status }) => status === PAID).length ?? 0;
    if (file === undefined || count === 0) return undefined;
    const sentence = sentenceOf(shown, closingTexts.ofPayment);
    const overdue = overdueCount(file);
    const text = overdue === 0 ? sentence : `${sentence} ${closingTexts.stillOverdue({ count: overdue })}`;
    return { figure: closingTexts.paymentsMade({ count }), text };
  },
  bureau: () => ({ figure: closingTexts.kindNo, text: closingTexts.knewWhy }),
};

/**
 * Returns what was shown of the talk in a sentence: to the person whom it is about, or about the owner to a company's
 * staff. Empty when that was nothing of the list.
 */
export function closingLead(
  shown: readonly Step['id'][],
  { name, tone }: { name: string; tone: TalkDto['tone'] },
): string {
  // The rejection is another owner's: it is not said of this one.
  const told = tone === 'company' ? shown.filter((id) => id !== points.bureau) : shown;
  const seen = listOf(told, closingTexts.seen);
  if (seen === '') return '';
  return tone === 'company' ? closingTexts.whatTheOwnerCanDo({ name, seen }) : closingTexts.whatTheySaw({ name, seen });
}

type Parts = Readonly<Partial<Record<Step['id'], string>>>;

const list = new Intl.ListFormat('es-MX');

const listOf = (shown: readonly Step['id'][], parts: Parts): string =>
  list.format(steps.flatMap(({ id }) => (shown.includes(id) ? (parts[id] ?? []) : [])));

function sentenceOf(shown: readonly Step['id'][], parts: Parts): string {
  const text = listOf(shown, parts);
  return `${text.charAt(0).toLocaleUpperCase('es-MX')}${text.slice(1)}.`;
}
