import { beforeAll, expect, test, vi } from 'vitest';
import { applicationStatuses } from '#domain/application';
import { storedInstallmentStatuses } from '#domain/installment';
import { loanStatuses } from '#domain/loan';
import { sharedServer, startMonday } from '../demo-server/support/server.ts';
import { apis } from './apis.ts';
import { type Facts, factsOf } from './facts.ts';
import { rules } from './rules.ts';
import { walk } from './situations.ts';
import { answersOf, loadScreens, type Said, saidByApp, saidByServer } from './surfaces.ts';

const server = sharedServer();
const surfaces = [
  ...["home's card", 'application card', 'loan card', 'process page', "loan's process page", 'pre-offer'],
  ...['announcement', 'loan page', 'statement page', 'payment page', 'payment plan', 'receipt'],
  ...['settlement letter', 'notices', 'e-mail', 'signing page', 'case file'],
];
const visits: { readonly situation: string; readonly said: readonly Said[]; readonly facts: Facts }[] = [];

beforeAll(async () => {
  await startMonday(server);
  await loadScreens();
  await walk(server, async (situation) => {
    const facts = await factsOf(server, situation);
    const byServer = await saidByServer(server, situation, facts);
    const answers = answersOf(server, situation);
    vi.useFakeTimers({ toFake: ['Date'], now: facts.now });
    const seen = new Set<string>();
    for (const [api, change] of Object.entries(apis).slice(0, situation.isPersona ? 1 : undefined)) {
      // All that this API changes is in no answer of this situation.
      if (seen.has(answers.allBy(change))) continue;
      const byApp = await saidByApp(situation, facts, answers, change);
      seen.add(answers.allBy(change));
      const sentStatus = change('status', facts.sentStatus, '') as Facts['sentStatus'];
      const name = `${situation.name}, ${api}`;
      visits.push({ situation: name, said: [...byApp, ...byServer], facts: { ...facts, sentStatus } });
    }
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test('the walk meets each status', () => {
  const met = (statuses: readonly (string | undefined)[]) => [...new Set(statuses)].filter(Boolean).sort();
  const facts = visits.map((visit) => visit.facts);
  expect(met(facts.map(({ application }) => application?.status))).toEqual([...applicationStatuses].sort());
  expect(met(facts.map(({ sentStatus }) => sentStatus))).toEqual([...loanStatuses, 'unknown'].sort());
  const installments = facts.flatMap((it) => it.installments.map(({ status }) => status));
  expect(met(installments)).toEqual([...storedInstallmentStatuses].sort());
});

test('the walk meets at least forty situations and all surfaces, and each of these says something', () => {
  expect(new Set(visits.map(({ facts }) => facts.now)).size).toBeGreaterThanOrEqual(40);
  const met = visits.flatMap(({ said }) => said);
  expect([...new Set(met.map(({ surface }) => surface))].sort()).toEqual([...surfaces].sort());
  const isEmpty = ({ surface, lines }: Said) => lines.length < (surface === 'case file' ? 1 : 2);
  const empty = visits.flatMap(({ situation, said }) =>
    said.filter(isEmpty).map((it) => `${situation} · ${it.surface}`),
  );
  expect(empty).toEqual([]);
});

test.each(Object.entries(rules))('%s', (_, rule) => {
  const broken = visits.flatMap(({ situation, said, facts }) =>
    rule(said, facts).map((what) => `${situation} · ${what}`),
  );
  expect(broken).toEqual([]);
});
