import { expect, test } from 'vitest';
import { httpProblem } from '#api/problem';
import { type Profile, profileSteps } from '#domain/profile';
import { profileAtStep } from '../../../demo-server/states/sampleResponses.ts';
import { isProfileSaved } from '../../../web/features/profile/isProfileSaved.ts';
import { redirectFromStep } from '../../../web/features/profile/steps/stepPaths.ts';
import { withKnownTexts } from '../../../web/features/profile/steps/withKnownTexts.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1, url: `/files/${id}` });

const profile = { ...profileAtStep('biometric_validation'), front_document: file('front') } as never as Profile;
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

test('a save whose response was lost has succeeded when the profile has the sent values', () => {
  const sent = { front_document: 'front', curp_number: 'RICM870214MDFSSR05', colony: 'Juárez' };
  expect(isProfileSaved(sent, undefined, profile)).toBe(true);
  expect(isProfileSaved({ ...sent, front_document: 'another' }, undefined, profile)).toBe(false);
  expect(isProfileSaved({ ...sent, colony: '' }, undefined, { ...profile, colony: null })).toBe(true);
});

test('a new selfie was saved where there was none and now is one', () => {
  const without = { ...profile, selfie: null };
  const saved = { ...profile, selfie: '/api/files/selfie' } as never;
  expect(isProfileSaved({ selfie: 'new' }, without, saved)).toBe(true);
  expect(isProfileSaved({ selfie: 'new' }, without, without)).toBe(false);
  expect(isProfileSaved({ selfie: 'new' }, saved, saved)).toBe(false);
});

test('several files are saved when the profile has all of them in the same order', () => {
  const after = { ...profile, proof_incomes: [file('may'), file('june')] };
  expect(isProfileSaved({ proof_incomes: ['may', 'june'] }, profile, after)).toBe(true);
  expect(isProfileSaved({ proof_incomes: ['may'] }, profile, after)).toBe(false);
  expect(isProfileSaved({ proof_incomes: ['may'] }, profile, profile)).toBe(false);
});

test('a selfie counts as saved only when the profile had none before', () => {
  const after = { ...profile, selfie: { url: '/files/selfie' } };
  expect(isProfileSaved({ selfie: 'selfie' }, profile, after)).toBe(true);
  expect(isProfileSaved({ selfie: 'selfie' }, after, after)).toBe(false);
  expect(isProfileSaved({ selfie: 'selfie' }, undefined, after)).toBe(false);
});

test('a field that the response lacks counts as saved', () => {
  const { accept_privacy_policy: _, ...withoutConsent } = profile;
  expect(isProfileSaved({ name: 'Ana Sofía', accept_privacy_policy: true }, undefined, withoutConsent)).toBe(true);
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
