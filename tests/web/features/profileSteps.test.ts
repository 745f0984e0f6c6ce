import { expect, test } from 'vitest';
import { httpProblem } from '#api/problem';
import { type Profile, profileSteps } from '#domain/profile';
import { profileAtStep } from '../../../demo-server/states/sampleResponses.ts';
import { redirectFromStep } from '../../../web/features/profile/steps/stepPaths.ts';
import { withKnownTexts } from '../../../web/features/profile/steps/withKnownTexts.ts';

const profile = profileAtStep('biometric_validation') as never as Profile;
const complete: Profile = { ...profile, is_completed: true, next_step: null };

test.each([{ name: null }, { last_name: null }, { accept_terms_and_conditions: false }])(
  'redirects from every step to the creation of the profile with %j',
  (unfinished) => {
    for (const of of [
      { ...profile, ...unfinished },
      { ...complete, ...unfinished },
    ]) {
      for (const step of profileSteps) expect(redirectFromStep(step, of)).toBe('/profile/create');
    }
  },
);

test('redirects from a step beyond the next one to the next one and leaves earlier steps open', () => {
  expect(redirectFromStep('income_and_taxes', profile)).toBe('/profile/biometric-validation');
  expect(redirectFromStep('biometric_validation', profile)).toBeUndefined();
  expect(redirectFromStep('identification', profile)).toBeUndefined();
});

test.each([null, 'unknown'] as const)('leaves the steps open when the next step is %j', (next_step) => {
  expect(redirectFromStep('income_and_taxes', { ...profile, next_step })).toBeUndefined();
});

test('redirects from a step of a complete profile to the read-only data', () => {
  expect(redirectFromStep('identification', complete)).toBe('/profile/my-data');
});

test.each([
  [{ message: 'La INE está vencida' }, {}],
  [{ errors: { face_match: ['No match'] } }, {}],
  [{ errors: { address: [] }, message: 'Sin señas' }, {}],
  [{ message: 'Not allowed' }, { message: 'Not allowed' }],
  [{ errors: { other: ['File type not allowed'] } }, { errors: { other: ['File type not allowed'] } }],
  [
    { errors: { address: ['Falta el número'], face_match: ['No match'] } },
    { errors: { address: ['Falta el número'] } },
  ],
  [
    { message: 'La INE está vencida', errors: { colony: ['Otra'] } },
    { message: 'La INE está vencida', errors: { colony: ['Otra'] } },
  ],
])('the identification keeps of %j only %j', (body, known) => {
  expect(withKnownTexts('identification', httpProblem(422, body))).toEqual({
    kind: 'http',
    status: 422,
    body,
    ...known,
  });
});

test('income and taxes keeps all texts of the server', () => {
  const problem = httpProblem(422, { message: 'El RFC no es tuyo', errors: { other: ['x'] } });
  expect(withKnownTexts('income_and_taxes', problem)).toEqual(problem);
});

test('a lost connection stays a lost connection', () => {
  expect(withKnownTexts('identification', { kind: 'offline' })).toEqual({ kind: 'offline' });
});
