import { identityFront, leaseAgreement, transferProof } from '../../demo-server/files/sampleFiles.ts';
import {
  completeOwner,
  createLoanUntil,
  readyApplication,
  type TestOwner,
  uploadFile,
  verifiedOwner,
} from '../demo-server/support/owner.ts';
import type { TestServer } from '../demo-server/support/server.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Ids of an owner's data, for addresses and bodies; the two files are not used in a form yet. */
export type OwnedIds = Readonly<Record<'draft' | 'loan' | 'waiting' | 'installment' | 'pdf' | 'jpeg', string>>;

type ProtectedCall = readonly [method: Method, path: (ids: OwnedIds) => string, body?: (ids: OwnedIds) => unknown];

/** Every call that needs a session, as its owner would make it. */
export const protectedCalls: readonly ProtectedCall[] = [
  ['post', () => '/api/auth/logout'],
  ['patch', () => '/api/auth/password', () => ({ current_password: 'x', password: 'y', confirm_password: 'y' })],
  ['post', () => '/api/user/update-password', () => ({ password: 'Otra2026!', password_confirmation: 'Otra2026!' })],
  ['get', () => '/api/user'],
  ['put', () => '/api/user', () => ({ name: 'Otra' })],
  ['post', () => '/api/applications', () => ({ lease_monthly_income: 20_000 })],
  ['get', () => '/api/applications'],
  ['get', ({ draft }) => `/api/applications/${draft}`],
  ['put', ({ draft }) => `/api/applications/${draft}`, () => ({ pre_offer_term_frame: 3 })],
  ['delete', ({ draft }) => `/api/applications/${draft}`],
  ['put', ({ draft }) => `/api/applications/${draft}/privacy-policy`, () => ({ accept_privacy_policy: true })],
  [
    'put',
    ({ draft }) => `/api/applications/${draft}/confirm-privacy-policy`,
    ({ draft }) => ({ id: draft, code: '1234' }),
  ],
  ['post', () => '/api/verification-code/privacy-policy/resend'],
  ['get', () => '/api/notices'],
  ['get', () => '/api/loans'],
  ['get', ({ loan }) => `/api/loans/${loan}`],
  ['post', ({ waiting }) => `/api/loans/${waiting}/account-statement`, ({ pdf }) => ({ account_statement: pdf })],
  ['get', ({ installment }) => `/api/installments/${installment}`],
  ['put', ({ installment }) => `/api/installments/${installment}/upload-file`, ({ jpeg }) => ({ file: jpeg })],
  ['post', () => '/api/files'],
  ['get', () => '/api/calc?principal=120000&months=6'],
  ['get', () => '/api/zip-codes/06600'],
];

type FileField = readonly [method: Method, path: (own: OwnedIds) => string, field: string, kind: 'pdf' | 'jpeg'];

/** Every field of a body that contains the id of a file, and the kind of file that it accepts. */
export const applicationFileFields: readonly FileField[] = [
  ['put', ({ draft }) => `/api/applications/${draft}`, 'property_lease_agreement', 'pdf'],
  ['post', ({ waiting }) => `/api/loans/${waiting}/account-statement`, 'account_statement', 'pdf'],
  ['put', ({ installment }) => `/api/installments/${installment}/upload-file`, 'file', 'jpeg'],
];
/** The fields of a profile, which can be changed until it is complete. */
export const profileFileFields: readonly FileField[] = (
  [
    ['front_document', 'jpeg'],
    ['back_document', 'jpeg'],
    ['selfie', 'jpeg'],
    ['rfc', 'pdf'],
    ['proof_incomes', 'pdf'],
  ] as const
).map(([field, kind]) => ['put', () => '/api/user', field, kind]);

/** Creates an owner with data of every kind. */
export async function ownerWithData(server: TestServer): Promise<TestOwner & { has: OwnedIds }> {
  const owner = await completeOwner(server);
  const loan = await createLoanUntil(server, owner, 'active');
  const waiting = await createLoanUntil(server, owner, 'upload');
  const draft = await readyApplication(owner);
  const { body } = await owner.get(`/api/loans/${loan}`);
  return {
    ...owner,
    has: { draft, loan, waiting, installment: body.installments[0].id, ...(await looseFiles(owner)) },
  };
}

/** Creates an owner with an incomplete profile and unused files. */
export async function newcomer(server: TestServer): Promise<TestOwner & { has: Pick<OwnedIds, 'pdf' | 'jpeg'> }> {
  const owner = await verifiedOwner(server);
  return { ...owner, has: await looseFiles(owner) };
}

const looseFiles = async (owner: TestOwner): Promise<Pick<OwnedIds, 'pdf' | 'jpeg'>> => ({
  pdf: await uploadFile(owner, leaseAgreement),
  jpeg: await uploadFile(owner, identityFront, transferProof.name),
});

/** Returns all rows of an owner as text, to compare before and after a call. */
export function everythingOf(server: TestServer, { id }: TestOwner): string {
  const own = { owners: server.rows('owners').filter((row) => row.id === id) } as Record<string, unknown>;
  for (const table of ['applications', 'loans', 'installments', 'files'] as const) {
    own[table] = server.rows(table).filter((row) => row.owner_id === id);
  }
  return JSON.stringify(own);
}
