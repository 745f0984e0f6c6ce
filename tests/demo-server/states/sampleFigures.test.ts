import { type Infer, is } from 'superstruct';
import { expect, test } from 'vitest';
import { Application } from '#domain/application';
import { dayInMexico } from '#domain/calendar';
import { Installment, shownStatus } from '#domain/installment';
import { isLiquidated, Loan } from '#domain/loan';
import { catalogue } from '../../../demo-server/states/catalogue.ts';
import { defaultAnswers } from '../../../demo-server/states/defaultAnswers.ts';
import { SATURDAY_NOON } from '../../../demo-server/states/scriptedAnswers.ts';
import { loansUnlikeApplications, wrongAmountsOf } from '../../contract/amounts.ts';
import { wrongOrderOf } from '../../contract/times.ts';

const today = dayInMexico(new Date(SATURDAY_NOON));
const states = catalogue.flatMap(({ screen, states: listed }) => listed.map((each) => ({ screen, ...each })));

/** Returns all records of a shape that a state's reads answer, on their own or in a list. */
function recordsIn<Struct extends typeof Loan | typeof Application | typeof Installment>(
  { screen, state }: (typeof states)[number],
  struct: Struct,
): Infer<Struct>[] {
  const script = { ...defaultAnswers, ...screen.script, ...state.script };
  const answers = Object.entries(script).filter(([call]) => call.startsWith('GET '));
  return answers.flatMap(([, answer]) => [answer].flat()).filter((record) => is(record, struct as never)) as never;
}

const endsOtherwise = ({ id, status, history }: Loan | Application | Installment): string[] =>
  history?.length && history.at(-1)?.status !== status ? [`the history of ${id} ends with another status`] : [];
const isLateOtherwise = ({ id, status, due_date }: Installment): string[] =>
  shownStatus({ status, due_date }, today) === status ? [] : [`payment ${id} is ${status} on ${due_date}`];
const isPaidOtherwise = ({ id, status, installments = [] }: Loan): string[] =>
  installments.length === 0 || isLiquidated(installments) === (status === 'liquidated')
    ? []
    : [`loan ${id}: paid or not`];

test.each(states.map((listed) => [listed.key, listed] as const))('the figures of %s fit each other', (_key, listed) => {
  const [loans, applications] = [recordsIn(listed, Loan), recordsIn(listed, Application)];
  const installments = [...recordsIn(listed, Installment), ...loans.flatMap((loan) => loan.installments ?? [])];
  expect([
    ...[...loans, ...applications].flatMap(wrongAmountsOf),
    ...[...loans, ...applications, ...installments].flatMap(endsOtherwise),
    ...installments.flatMap(isLateOtherwise),
    ...loans.flatMap(isPaidOtherwise),
    ...wrongOrderOf(loans).filter((sentence) => sentence.startsWith('`installments`')),
    ...loansUnlikeApplications(loans, applications),
  ]).toEqual([]);
});

test('loans, applications and payments are found in the answers', () => {
  const count = (struct: Parameters<typeof recordsIn>[1]) =>
    states.filter((listed) => recordsIn(listed, struct).length > 0).length;
  expect(Math.min(count(Loan), count(Application), count(Installment))).toBeGreaterThan(10);
});
