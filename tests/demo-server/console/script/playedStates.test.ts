import { describe, expect, test } from 'vitest';
import { nextDecision } from '../../../../demo-server/console/decisions/nextDecision.ts';
import { whyApart } from '../../../../demo-server/console/script/outcome/whyApart.ts';
import { type Step, steps } from '../../../../demo-server/script/steps.ts';
import { freshServer } from '../../support/server.ts';

const server = freshServer({ scenario: 'sales' });

const indexOf = (id: Step['id']) => steps.findIndex((step) => step.id === id);

/** Returns, for the phone where a step begins, why it is apart from the steps around it: two before and one after. */
async function around(id: Step['id']) {
  const index = indexOf(id);
  const { path, owner_id } = await server.stage.reset({ step: id });
  const file = owner_id === null ? undefined : await server.stage.owner(owner_id);
  return [index - 2, index - 1, index, index + 1].map((each) => {
    const step = steps[each];
    return step && whyApart(step, path, file);
  });
}

describe('phone and script', () => {
  test.each<[Step['id'], ...(string | undefined)[]]>([
    ['landing', undefined, undefined, undefined, 'otherPage'],
    ['register', undefined, 'otherPage', undefined, 'otherPage'],
    ['identification', 'otherPage', 'otherPage', undefined, 'otherPage'],
    ['request', 'otherPage', 'otherPage', undefined, 'otherPage'],
    ['office approves', 'otherPage', 'otherPage', undefined, 'notDue'],
    ['good news', 'otherPage', 'notDue', undefined, 'otherPage'],
    ['contract', 'otherPage', 'notDue', undefined, 'otherPage'],
    ['loan', 'otherPage', 'notDue', undefined, 'otherPage'],
    ['overdue month', 'otherPage', 'notDue', undefined, 'otherPage'],
    ['office applies', 'notDue', 'otherPage', undefined, 'notDue'],
  ])('where “%s” begins are together with that step only', async (id, ...expected) => {
    expect(await around(id)).toEqual(expected);
  });
});

test.each<[Step['id'], string | undefined]>([
  ['offer', 'office approves'],
  ['office approves', undefined],
  ['statement', 'office accepts'],
  ['signature', 'deposit'],
  ['loan', 'office applies'],
  ['office applies', undefined],
  ['other person', undefined],
])('at “%s” the next decision that is not due yet is at “%s”', async (id, expected) => {
  const index = indexOf(id);
  const { owner_id } = await server.stage.reset({ step: id });
  expect(nextDecision(await server.stage.owner(owner_id ?? ''), index)?.id).toBe(expected);
});
