import { beforeEach, describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { profileChanges } from '../../../demo-server/backoffice/profileChanges.ts';
import type { Demo } from '../../../demo-server/demo.ts';
import type { FileRow, OwnerRow } from '../../../demo-server/store/rows.ts';
import { fieldErrorsOf } from '../support/demo.ts';
import { ana, file, openOffice } from './office.ts';

const files: Record<string, FileRow> = {
  ine: { ...file('ine.jpg'), type: 'image/jpeg' },
  rejected: { ...file('rechazada.jpg'), type: 'image/jpeg' },
  lenses: { ...file('con lentes.jpg'), type: 'image/jpeg' },
  proof: file('recibo.pdf'),
};
const kinds = { image: 'image/jpeg', document: 'application/pdf' };
const findOwned = (id: unknown, owner: OwnerRow, kind: 'image' | 'document') => {
  const found = files[String(id)];
  return owner.id === 'ana' && found?.type === kinds[kind] ? found : undefined;
};

const complete: OwnerRow = {
  ...{ ...ana, last_name: 'Peña', accept_privacy_policy: true, accept_terms_and_conditions: true },
  ...{ front_document: 'ine', back_document: 'ine', birthdate: day('1987-02-14'), curp_number: 'RICM870214MDFSSR05' },
  ...{ address: 'Calle 1', zip_code: '06600', colony: 'Juárez', municipality: 'Cuauhtémoc', state: 'Ciudad de México' },
  ...{ selfie: 'ine', proof_incomes: ['proof'], rfc_number: 'RICM870214QK7', rfc: 'proof' },
};

let change: (body: object, owner?: Partial<OwnerRow>) => Partial<OwnerRow>;
beforeEach(async () => {
  const { demo } = await openOffice();
  const withFiles = { ...demo, files: { findOwned } } as unknown as Demo;
  change = (body, owner = {}) => profileChanges(withFiles, { ...ana, ...owner }, body);
});

const errors = (body: object, owner: Partial<OwnerRow> = {}) => fieldErrorsOf(() => change(body, owner));

describe('a change of a profile', () => {
  test.each([
    ['name', '\u202EAna\r\n\u2067Sofía\u0007 ', 'Ana Sofía'],
    ['last_name', " Ñúñez-Gil O'Hara\u200B\uD83D", "Ñúñez-Gil O'Hara"],
    ['accept_privacy_policy', true, true],
    ['accept_terms_and_conditions', true, true],
    ['birthdate', '1987-02-14', '1987-02-14'],
    ['curp_number', ' ricm870214mdfssr05', 'RICM870214MDFSSR05'],
    ['address', 'Calle 5, int. 2\r\nCentro 🏠', 'Calle 5, int. 2 Centro 🏠'],
    ['rfc_number', 'ricm870214qk7', 'RICM870214QK7'],
    ['front_document', 'ine', 'ine'],
    ['back_document', 'ine', 'ine'],
    ['selfie', 'ine', 'ine'],
    ['rfc', 'proof', 'proof'],
    ['proof_incomes', ['proof', 'proof'], ['proof']],
  ])('stores %s %j as %j', (field, value, stored) => {
    expect(change({ [field]: value })).toEqual({ [field]: stored });
  });

  test('takes nothing but the fields of the profile', () => {
    expect(change({ email: 'eva@correo.mx', id: 'eva', phone_verified: true, municipality: 'Toluca' })).toEqual({});
    expect(change(Object.create({ name: 'Eva' }))).toEqual({});
  });

  test.each([
    ['name', 7, 'Your name is required.'],
    ['name', 'x'.repeat(61), ruleTexts['Up to {limit} characters; you wrote {count}.']({ limit: 60, count: 61 })],
    ['accept_privacy_policy', 'true', 'You must accept the privacy notice.'],
    ['accept_terms_and_conditions', 1, 'You must accept the terms and conditions.'],
    ['birthdate', '2010-01-01', 'You must be at least 18 years old.'],
    ['selfie', '', 'Image required'],
    ['selfie', 'lenses', 'Lenses detected'],
    ['selfie', 'rejected', 'This value is not valid'],
    ['proof_incomes', [], 'Document required'],
    ['proof_incomes', 'proof', 'Document required'],
    ['zip_code', '00000', 'Zip code not found'],
    ['zip_code', '', 'Write your zip code.'],
  ])('rejects %s %j', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [field]: [message] });
  });

  // Of another kind, unknown, or in another spelling than the one of its id.
  test.each([
    ['front_document', 'other'],
    ['back_document', 'proof'],
    ['selfie', 'proof'],
    ['selfie', ' ine'],
    ['rfc', 'ine'],
    ['rfc', 'proof\u200B'],
    ['proof_incomes', ['proof', 7]],
    ['proof_incomes', ['ine']],
    ['proof_incomes', [' proof']],
  ])('rejects %s with the file %j', (field, value) => {
    expect(errors({ [field]: value })).toEqual({ [field]: ['This file is not yours'] });
  });

  test('has an error for each field that is wrong', () => {
    expect(errors({ name: '', address: 'Calle 1', rfc: 'other' })).toEqual({
      name: ['Your name is required.'],
      rfc: ['This file is not yours'],
    });
  });
});

describe('the place of a profile', () => {
  const cuauhtemoc = { municipality: 'Cuauhtémoc', state: 'Ciudad de México' };

  test('follows from the zip code, with its colony when it has only one', () => {
    for (const zip_code of [' 06600', '06 600', '6600'])
      expect(change({ zip_code })).toEqual({ zip_code: '06600', colony: 'Juárez', ...cuauhtemoc });
  });

  test('has no colony yet when the zip code has several, or that which the owner has chosen', () => {
    const merida = { zip_code: '97000', municipality: 'Mérida', state: 'Yucatán' };
    expect(change({ zip_code: '97000' })).toEqual({ ...merida, colony: null });
    expect(change({ zip_code: '97000' }, { zip_code: '06600', colony: 'Los Cocos' })).toMatchObject({ colony: null });
    expect(change({ zip_code: '97000' }, { zip_code: '97000', colony: 'Los Cocos' })).toEqual({
      ...{ ...merida, colony: 'Los Cocos' },
    });
    expect(change({ zip_code: '97000', colony: '' }, { colony: 'Los Cocos' })).toEqual({ ...merida, colony: null });
  });

  test('has the colony that the owner chooses, unless the zip code has none of that name', () => {
    expect(change({ zip_code: '06600', colony: 'Juárez' })).toMatchObject({ colony: 'Juárez' });
    expect(change({ colony: 'Juárez' }, { zip_code: '06600' })).toEqual({ colony: 'Juárez', ...cuauhtemoc });
    expect(errors({ zip_code: '06600', colony: 'Roma' })).toEqual({ colony: ['This value is not valid'] });
    expect(errors({ zip_code: '06600', colony: 7 })).toEqual({ colony: ['This value is not valid'] });
    expect(errors({ colony: 'Juárez' })).toEqual({ zip_code: ['Zip code not found'] });
  });

  test('fails for the zip code whose look-up fails', () => {
    expect(() => change({ zip_code: '00500' })).toThrow(expect.objectContaining({ status: 500 }));
  });
});

describe('a complete profile', () => {
  const conflict = expect.objectContaining({ status: 409, body: { message: 'This can no longer be changed' } });
  const resend = (field: string, owner: OwnerRow) => () => change({ [field]: owner[field as keyof OwnerRow] }, owner);

  test.each(['front_document', 'birthdate', 'zip_code', 'selfie', 'proof_incomes', 'rfc', 'colony'])(
    'keeps its %s',
    (field) => {
      expect(resend(field, complete)).toThrow(conflict);
    },
  );

  test.each(['name', 'last_name', 'accept_privacy_policy', 'accept_terms_and_conditions'])(
    'keeps its %s, also before its last step',
    (field) => {
      for (const rfc of ['proof', null]) expect(resend(field, { ...complete, rfc })).toThrow(conflict);
    },
  );

  test('can still change a step while another one or the registration is unfinished', () => {
    expect(change({ selfie: 'ine' }, { ...complete, rfc: null })).toEqual({ selfie: 'ine' });
    expect(change({ selfie: 'ine' }, { ...complete, name: null })).toEqual({ selfie: 'ine' });
  });
});
