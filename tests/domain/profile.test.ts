import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import {
  fullName,
  isProfileComplete,
  isProfileStepOpen,
  isRegistered,
  nextProfileStep,
  Profile,
  profilePartPosition,
  profilePartToDo,
  profileProgress,
  profileStepFields,
  profileStepPosition,
  profileSteps,
} from '#domain/profile';
import { fc } from '../arbitraries.ts';

const CURP = 'RICM870214MDFSSR05';
const file = { id: 'f1', name: 'ine.jpg', size: 1, url: '/f1' };

const registration = { name: 'Ana', last_name: 'Ríos', accept_privacy_policy: true, accept_terms_and_conditions: true };

test.each([
  [{}, true],
  [{ name: null }, false],
  [{ name: ' ' }, false],
  [{ last_name: null }, false],
  [{ accept_privacy_policy: false }, false],
  [{ accept_terms_and_conditions: null }, false],
  // The API of the specification does not return the acceptances.
  [{ accept_privacy_policy: undefined, accept_terms_and_conditions: undefined }, true],
])('with %j an owner has finished the registration: %j', (changes, isFinished) => {
  expect(isRegistered({ ...registration, ...changes })).toBe(isFinished);
});

describe('the next step of a profile', () => {
  const complete = {
    front_document: file,
    back_document: file,
    birthdate: '1987-02-14',
    curp_number: CURP,
    address: 'Av. Juárez 1',
    zip_code: '06600',
    selfie: { url: '/s' },
    proof_incomes: [file],
    rfc_number: 'RICM870214QK7',
    rfc: file,
  };

  test('is the first step with a missing field', { tags: 's4-profile-next-step' }, () => {
    const fields = Object.keys(complete) as (keyof typeof complete)[];
    fc.assert(
      fc.property(fc.subarray(fields), (missing) => {
        const profile = Object.fromEntries(
          fields.filter((field) => !missing.includes(field)).map((field) => [field, complete[field]]),
        );
        const next = nextProfileStep(profile);
        const incomplete = profileSteps.filter((step) =>
          profileStepFields[step].some((field) => missing.includes(field)),
        );
        expect(next).toBe(incomplete[0] ?? null);
      }),
    );
  });

  test.each([
    ['identification', 1, 33],
    ['biometric_validation', 2, 33],
    ['income_and_taxes', 3, 66],
  ] as const)('%s is step %d of 3, and the card shows %d %%', (step, number, progress) => {
    expect(profileStepPosition(step)).toEqual({ step: number, of: 3 });
    expect(profileProgress(step)).toBe(progress);
  });

  test.each([
    [true, null, null],
    [true, 'identification', null],
    [false, 'income_and_taxes', 'income_and_taxes'],
    [false, null, 'unknown'],
    [false, 'unknown', 'unknown'],
  ] as const)('for is_completed %j and next_step %j of the API is %j', (is_completed, next_step, toDo) => {
    expect(profilePartToDo({ ...registration, is_completed, next_step })).toBe(toDo);
  });

  test.each([true, false])('is the registration while that is unfinished, with is_completed %j too', (is_completed) => {
    const unnamed = { ...registration, name: null, is_completed, next_step: 'identification' } as const;
    expect(profilePartToDo(unnamed)).toBe('name');
    expect(profileProgress('name')).toBe(33);
    expect(profileSteps.some((step) => isProfileStepOpen(step, 'name'))).toBe(false);
  });

  test('leaves a profile with all steps incomplete until the registration is finished', () => {
    expect(isProfileComplete({ ...registration, ...complete })).toBe(true);
    expect(isProfileComplete({ ...registration, ...complete, rfc: null })).toBe(false);
    expect(isProfileComplete({ ...registration, ...complete, accept_terms_and_conditions: false })).toBe(false);
  });

  test('may be unknown: the card shows 33 %, and all steps may be opened', () => {
    expect(profileProgress('unknown')).toBe(33);
    expect(profileSteps.every((step) => isProfileStepOpen(step, 'unknown'))).toBe(true);
  });

  test('is null for a complete profile, and the card shows 100 %', () => {
    expect(profileProgress(null)).toBe(100);
  });

  test('and those before it may be opened, and all when the profile is complete', () => {
    const reached = (next: Parameters<typeof isProfileStepOpen>[1]) =>
      profileSteps.filter((step) => isProfileStepOpen(step, next));
    expect(reached('identification')).toEqual(['identification']);
    expect(reached('biometric_validation')).toEqual(['identification', 'biometric_validation']);
    expect(reached(null)).toEqual([...profileSteps]);
  });
});

test.each([
  [{ name: 'Ana', last_name: 'Ríos' }, 'Ana Ríos'],
  [{ name: 'Ana', last_name: null }, 'Ana'],
  [{ last_name: 'Ríos' }, 'Ríos'],
  [{}, ''],
])('the full name of %j is %j', (profile, expected) => {
  expect(fullName(profile)).toBe(expected);
});

test('accepts a profile with only the required fields', { tags: 's3-profile-tolerant' }, () => {
  const profile = {
    name: null,
    last_name: null,
    email: 'ana@correo.mx',
    phone: '+525512345678',
    is_completed: false,
    next_step: 'identification',
    document_number: null,
    colony: null,
    municipality: null,
    state: null,
    birthdate: null,
    curp_number: null,
    address: null,
    zip_code: null,
    selfie: null,
    rfc_number: null,
  };
  expect(is(profile, Profile)).toBe(true);
  expect(is({ ...profile, birthdate: '14/02/1987' }, Profile)).toBe(false);
});

test.each([
  ['name', { step: 1, of: 4 }],
  ['identification', { step: 2, of: 4 }],
  ['biometric_validation', { step: 3, of: 4 }],
  ['income_and_taxes', { step: 4, of: 4 }],
  ['unknown', undefined],
] as const)('a profile that lacks its %s is at %j', (part, position) => {
  expect(profilePartPosition(part)).toEqual(position);
});
