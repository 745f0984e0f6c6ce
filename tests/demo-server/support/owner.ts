import {
  identityBack,
  identityFront,
  incomeProofs,
  leaseAgreement,
  selfie,
  taxCertificate,
  transferProof,
} from '../../../demo-server/files/sampleFiles.ts';
import type { Caller } from './caller.ts';
import type { TestServer } from './server.ts';

export const PASSWORD = 'Renta2026!';

/** An owner in a test: their calls, and what these need. */
export type TestOwner = Caller & {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly token: string;
};

/** The part of a server that these helpers need: the tests' own, or one that is only known by its address. */
type ServerAccess = Pick<TestServer, 'anyone' | 'as' | 'stage'>;

let registered = 0;

/** Returns the fields of a registration that nobody has used before. */
export const registration = () => {
  registered += 1;
  const number = String(1000 + registered);
  return {
    email: `ana${number}@correo.mx`,
    phone: `+5255123${number.padStart(5, '4')}`,
    password: PASSWORD,
    confirm_password: PASSWORD,
  };
};

/** Registers an owner and verifies the phone with the code of the SMS. */
export async function verifiedOwner(
  server: ServerAccess,
  changes: Partial<ReturnType<typeof registration>> = {},
): Promise<TestOwner> {
  const form = { ...registration(), ...changes };
  const { body } = await server.anyone.post('/api/auth/register', form);
  const code = await server.stage.code(form.phone);
  const session = await server.anyone.post(`/api/auth/${body.id}/verify-phone-code`, { code });
  return {
    ...server.as(session.body.token),
    id: body.id,
    email: form.email,
    phone: form.phone,
    token: session.body.token,
  };
}

export const named = {
  name: 'Ana Sofía',
  last_name: 'Ñúñez del Río',
  accept_privacy_policy: true,
  accept_terms_and_conditions: true,
};

/** What the forms of an owner need to upload their files. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a response; its id is read.
export type Uploader = { upload(name: string, bytes: Buffer): Promise<{ readonly body: any }> };

/** Uploads a file and returns its id. */
export async function uploadFile(
  owner: Uploader,
  { name, bytes }: { name: string; bytes: Buffer },
  as = name,
): Promise<string> {
  const { body } = await owner.upload(as, bytes);
  return body.id;
}

export async function identification(owner: Uploader) {
  return {
    front_document: await uploadFile(owner, identityFront),
    back_document: await uploadFile(owner, identityBack),
    birthdate: '1987-02-14',
    curp_number: 'RICM870214MDFSSR05',
    address: 'Calle del Laurel 140',
    zip_code: '06600',
  };
}

export const biometric = async (owner: Uploader) => ({ selfie: await uploadFile(owner, selfie) });

export async function incomeAndTaxes(owner: Uploader) {
  return {
    proof_incomes: [await uploadFile(owner, incomeProofs[0])],
    rfc_number: 'RICM870214QK7',
    rfc: await uploadFile(owner, taxCertificate),
  };
}

/** Registers an owner and completes the profile. */
export async function completeOwner(
  server: ServerAccess,
  changes: Parameters<typeof verifiedOwner>[1] = {},
): Promise<TestOwner> {
  const owner = await verifiedOwner(server, changes);
  await owner.put('/api/user', named);
  await owner.put('/api/user', await identification(owner));
  await owner.put('/api/user', await biometric(owner));
  await owner.put('/api/user', await incomeAndTaxes(owner));
  return owner;
}

export const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2028-01-04',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};

export async function property(owner: Uploader, folio = '1234567') {
  return {
    property_commercial_folio: folio,
    property_zip_code: '06600',
    property_lease_agreement: await uploadFile(owner, leaseAgreement),
  };
}

/** Creates a draft of which only the bureau check is missing; returns its id. */
export async function readyApplication(owner: Caller, folio?: string): Promise<string> {
  const { body } = await owner.post('/api/applications', lease);
  await owner.put(`/api/applications/${body.id}`, { pre_offer_term_frame: 6 });
  await owner.put(`/api/applications/${body.id}`, await property(owner, folio));
  return body.id;
}

/** Authorises the bureau check and confirms it with the code of the SMS. */
export async function confirmBureauCheck(server: ServerAccess, owner: TestOwner, id: string) {
  await owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true });
  const code = await server.stage.code(owner.phone);
  return owner.put(`/api/applications/${id}/confirm-privacy-policy?time=1`, { id, code });
}

/** Makes a transition of the staff through the operator's call. */
export const makeTransition = (server: TestServer, path: string, reason?: string) =>
  server.stage.attempt('POST', `${path}`, reason === undefined ? undefined : { reason });

/** Creates a loan that waits for a step; returns its id. */
export async function createLoanUntil(
  server: TestServer,
  owner: TestOwner,
  last: 'upload' | 'check' | 'signature' | 'active',
): Promise<string> {
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await makeTransition(server, `applications/${id}/take`);
  const { body } = await makeTransition(server, `applications/${id}/approve`);
  const loan: string = body.loan_id;
  if (last === 'upload') return loan;
  await owner.post(`/api/loans/${loan}/account-statement`, {
    account_statement: await uploadFile(owner, incomeProofs[0]),
  });
  if (last === 'check') return loan;
  await makeTransition(server, `loans/${loan}/accept`);
  if (last === 'signature') return loan;
  for (const transition of ['sign', 'queue', 'disburse']) await makeTransition(server, `loans/${loan}/${transition}`);
  return loan;
}

/** Uploads the proof of an installment. */
export const payInstallment = async (owner: Caller, id: string, name = 'comprobante.jpg') =>
  owner.put(`/api/installments/${id}/upload-file`, { file: await uploadFile(owner, transferProof, name) });
