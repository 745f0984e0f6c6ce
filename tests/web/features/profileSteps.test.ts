import { expect, test } from 'vitest';
import { httpProblem } from '#api/problem';
import type { Profile } from '#domain/profile';
import { isProfileSaved } from '../../../web/features/profile/isProfileSaved.ts';
import { knownIn } from '../../../web/features/profile/knownIn.ts';
import { findMissingPart, redirectFromStep } from '../../../web/features/profile/steps.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1, url: `/files/${id}` });

const profile: Profile = {
  name: 'Paula',
  last_name: 'Cervantes',
  email: 'paula@correo.mx',
  phone: '+525512345678',
  is_completed: false,
  next_step: 'biometric_validation',
  document_number: null,
  colony: 'Juárez',
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
  front_document: file('front'),
  back_document: file('back'),
  birthdate: null,
  curp_number: 'RICM870214MDFSSR05',
  address: 'Hamburgo 1',
  zip_code: '06600',
  selfie: null,
  proof_incomes: null,
  rfc_number: null,
  rfc: null,
};
const complete: Profile = { ...profile, is_completed: true, next_step: null };

test('what is missing is asked for by its own name', () => {
  expect(findMissingPart({ ...profile, next_step: 'identification' })?.path).toBe('/profile/identification');
  expect(findMissingPart(profile)?.text).toBe('We are missing your selfie.');
  expect(findMissingPart({ ...profile, next_step: 'income_and_taxes' })?.path).toBe('/profile/income-and-taxes');
  expect(findMissingPart(complete)).toBeUndefined();
});

test('an owner without a name creates her profile first', () => {
  expect(findMissingPart({ ...profile, name: null })).toMatchObject({
    path: '/profile/create',
    title: 'Create your profile',
  });
  expect(findMissingPart({ ...complete, name: null })?.path).toBe('/profile/create');
});

test('a step beyond the next one leads to the next one, earlier ones stay open', () => {
  expect(redirectFromStep('income_and_taxes', profile)).toBe('/profile/biometric-validation');
  expect(redirectFromStep('biometric_validation', profile)).toBeUndefined();
  expect(redirectFromStep('identification', profile)).toBeUndefined();
});

test.each([null, 'video_call'])('an incomplete profile with the next step %j leads to its card', (next_step) => {
  const unknown = { ...profile, next_step };
  expect(findMissingPart(unknown)).toMatchObject({ path: '/profile', text: 'We are missing a step of your profile.' });
  expect(redirectFromStep('income_and_taxes', unknown)).toBeUndefined();
});

test('a complete profile is only read', () => {
  expect(redirectFromStep('identification', complete)).toBe('/profile/my-data');
});

test('a save whose answer got lost has arrived when the profile says the same', () => {
  const sent = { front_document: 'front', curp_number: 'RICM870214MDFSSR05', colony: 'Juárez' };
  expect(isProfileSaved(sent, undefined, profile)).toBe(true);
  expect(isProfileSaved({ ...sent, front_document: 'another' }, undefined, profile)).toBe(false);
  expect(isProfileSaved({ ...sent, colony: '' }, undefined, { ...profile, colony: null })).toBe(true);
});

test('several files have arrived when all of them have, in their order', () => {
  const after = { ...profile, proof_incomes: [file('may'), file('june')] };
  expect(isProfileSaved({ proof_incomes: ['may', 'june'] }, profile, after)).toBe(true);
  expect(isProfileSaved({ proof_incomes: ['may'] }, profile, after)).toBe(false);
  expect(isProfileSaved({ proof_incomes: ['may'] }, profile, profile)).toBe(false);
});

test('a selfie is seen to have come only where there was none', () => {
  const after = { ...profile, selfie: { url: '/files/selfie' } };
  expect(isProfileSaved({ selfie: 'selfie' }, profile, after)).toBe(true);
  expect(isProfileSaved({ selfie: 'selfie' }, after, after)).toBe(false);
  expect(isProfileSaved({ selfie: 'selfie' }, undefined, after)).toBe(false);
});

test('what the server does not tell cannot be missed', () => {
  const { accept_privacy_policy: _, ...silent } = profile;
  expect(isProfileSaved({ name: 'Paula', accept_privacy_policy: true }, undefined, silent)).toBe(true);
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
])('the identification knows of %j: %j', (body, known) => {
  expect(knownIn('identification', httpProblem(422, body))).toEqual({ kind: 'http', status: 422, body, ...known });
});

test('income and taxes shows what the server says as it came', () => {
  const problem = httpProblem(422, { message: 'El RFC no es tuyo', errors: { other: ['x'] } });
  expect(knownIn('income_and_taxes', problem)).toEqual(problem);
});

test('a lost connection is no unknown error of a step', () => {
  expect(knownIn('identification', { kind: 'offline' })).toEqual({ kind: 'offline' });
});
