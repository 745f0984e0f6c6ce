import { type Infer, is } from 'superstruct';
import { expect, test } from 'vitest';
import { Application } from '#domain/application';
import { dayInMexico } from '#domain/calendar';
import { Installment } from '#domain/installment';
import { Loan } from '#domain/loan';
import { catalogue } from '../../../demo-server/states/catalogue.ts';
import { defaultAnswers } from '../../../demo-server/states/defaultAnswers.ts';
import { SATURDAY_NOON } from '../../../demo-server/states/scriptedAnswers.ts';
import {
  contradictionsBetween,
  contradictionsOfApplication,
  contradictionsOfInstallment,
  contradictionsOfLoan,
} from './contradictions.ts';

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

test.each(states.map((listed) => [listed.key, listed] as const))('the figures of %s fit each other', (_key, listed) => {
  const loans = recordsIn(listed, Loan);
  const applications = recordsIn(listed, Application);
  expect([
    ...loans.flatMap((loan) => contradictionsOfLoan(loan, today)),
    ...applications.flatMap((application) => contradictionsOfApplication(application, today)),
    ...recordsIn(listed, Installment).flatMap((installment) => contradictionsOfInstallment(installment, today)),
    ...contradictionsBetween(loans, applications),
  ]).toEqual([]);
});

test('loans, applications and payments are found in the answers', () => {
  const count = (struct: Parameters<typeof recordsIn>[1]) =>
    states.filter((listed) => recordsIn(listed, struct).length > 0).length;
  expect(Math.min(count(Loan), count(Application), count(Installment))).toBeGreaterThan(10);
});
