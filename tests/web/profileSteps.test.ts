import { expect, test } from 'vitest';
import type { Profile } from '#domain/profile';
import { hasArrived } from '../../web/features/profile/arrival.ts';
import { missingIn, pathInstead } from '../../web/features/profile/steps.ts';

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
  expect(missingIn({ ...profile, next_step: 'identification' })?.path).toBe('/profile/identification');
  expect(missingIn(profile)?.text).toBe('We are missing your selfie.');
  expect(missingIn({ ...profile, next_step: 'income_and_taxes' })?.path).toBe('/profile/income-and-taxes');
  expect(missingIn(complete)).toBeUndefined();
});

test('an owner without a name creates her profile first', () => {
  expect(missingIn({ ...profile, name: null })).toMatchObject({
    path: '/profile/create',
    title: 'Create your profile',
  });
  expect(missingIn({ ...complete, name: null })?.path).toBe('/profile/create');
});

test('a step beyond the next one leads to the next one, earlier ones stay open', () => {
  expect(pathInstead('income_and_taxes', profile)).toBe('/profile/biometric-validation');
  expect(pathInstead('biometric_validation', profile)).toBeUndefined();
  expect(pathInstead('identification', profile)).toBeUndefined();
});

test('a complete profile is only read', () => {
  expect(pathInstead('identification', complete)).toBe('/profile/my-data');
});

test('a save whose answer got lost has arrived when the profile says the same', () => {
  const sent = { front_document: 'front', curp_number: 'RICM870214MDFSSR05', colony: 'Juárez' };
  expect(hasArrived(sent, undefined, profile)).toBe(true);
  expect(hasArrived({ ...sent, front_document: 'another' }, undefined, profile)).toBe(false);
  expect(hasArrived({ ...sent, colony: '' }, undefined, { ...profile, colony: null })).toBe(true);
});

test('several files have arrived when all of them have, in their order', () => {
  const after = { ...profile, proof_incomes: [file('may'), file('june')] };
  expect(hasArrived({ proof_incomes: ['may', 'june'] }, profile, after)).toBe(true);
  expect(hasArrived({ proof_incomes: ['may'] }, profile, after)).toBe(false);
  expect(hasArrived({ proof_incomes: ['may'] }, profile, profile)).toBe(false);
});

test('a selfie is seen to have come only where there was none', () => {
  const after = { ...profile, selfie: { url: '/files/selfie' } };
  expect(hasArrived({ selfie: 'selfie' }, profile, after)).toBe(true);
  expect(hasArrived({ selfie: 'selfie' }, after, after)).toBe(false);
  expect(hasArrived({ selfie: 'selfie' }, undefined, after)).toBe(false);
});

test('what the server does not tell cannot be missed', () => {
  const { accept_privacy_policy: _, ...silent } = profile;
  expect(hasArrived({ name: 'Paula', accept_privacy_policy: true }, undefined, silent)).toBe(true);
});
