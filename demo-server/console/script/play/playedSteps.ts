import { day, dayInMexico } from '#domain/calendar';
import { termOptions } from '#domain/preOffer';
import type { Session } from '#domain/session';
import type { Step } from '../../../script/steps.ts';
import { leaseOfTexts, propertyOfTexts } from '../../../states/sampleRequests.ts';
import type { ClockDto } from '../../dto.ts';
import { sampleValues } from '../../phone-agent/samples.ts';
import { callServer, fetchCaseFile, newestCode, uploadSamples } from './serverCalls.ts';

/** Whom the talk is about: empty before the registration, without a token until the phone is verified. */
export type Owner = { readonly ownerId: string; readonly phone: string; readonly token?: string };

/** Steps by their ids; `term` are the months that the owner chooses. */
type PlayedSteps<Result> = Partial<Readonly<Record<Step['id'], (owner: Owner, term?: number) => Promise<Result>>>>;

const values = ({ ownerId }: Owner) => sampleValues(ownerId);
const put = (path: string, body: object, { token }: Owner) => callServer('PUT', path, { body, token });

async function newestId(kind: 'applications' | 'loans', { ownerId }: Owner): Promise<string> {
  return (await fetchCaseFile(ownerId))[kind][0]?.id ?? '';
}

async function registers(): Promise<Owner> {
  const { email, phone = '', password } = await sampleValues(undefined);
  const body = { email, phone, password, confirm_password: password };
  const { id } = await callServer<{ id: string }>('POST', '/api/auth/register', { body });
  return { ownerId: id, phone };
}

async function verifiesPhone({ ownerId, phone }: Owner): Promise<Owner> {
  const body = { code: await newestCode(phone) };
  const { token } = await callServer<Session>('POST', `/api/auth/${ownerId}/verify-phone-code`, { body });
  return { ownerId, phone, token };
}

async function entersName(owner: Owner) {
  const { name, last_name } = await values(owner);
  await put('/api/user', { name, last_name, accept_privacy_policy: true, accept_terms_and_conditions: true }, owner);
}

async function sendsIdentification(owner: Owner) {
  const { birthdate, curp_number, address, zip_code } = await values(owner);
  const [front_document] = await uploadSamples('front_document', owner.token);
  const [back_document] = await uploadSamples('back_document', owner.token);
  await put('/api/user', { front_document, back_document, birthdate, curp_number, address, zip_code }, owner);
}

async function takesSelfie(owner: Owner) {
  const [selfie] = await uploadSamples('selfie', owner.token);
  await put('/api/user', { selfie }, owner);
}

async function sendsIncome(owner: Owner) {
  const { rfc_number } = await values(owner);
  const proof_incomes = await uploadSamples('proof_incomes', owner.token);
  const [rfc] = await uploadSamples('rfc', owner.token);
  await put('/api/user', { proof_incomes, rfc_number, rfc }, owner);
}

async function entersLease(owner: Owner) {
  const body = leaseOfTexts(await values(owner));
  await callServer('POST', '/api/applications', { body, token: owner.token });
}

/** Takes the given term, or else the longest one, which the slider of the pre-offer shows at first. */
async function choosesTerm(owner: Owner, term?: number) {
  const { lease_end_date = '' } = await values(owner);
  const { now } = await callServer<ClockDto>('GET', '/demo/api/clock');
  const today = dayInMexico(new Date(now));
  const options = termOptions({ leaseEnd: day(lease_end_date), today });
  const pre_offer_term_frame = options.find((option) => option === term) ?? options.at(-1);
  await put(`/api/applications/${await newestId('applications', owner)}`, { pre_offer_term_frame }, owner);
}

async function entersProperty(owner: Owner) {
  const texts = await values(owner);
  const [property_lease_agreement = ''] = await uploadSamples('property_lease_agreement', owner.token);
  const body = propertyOfTexts(texts, { property_lease_agreement });
  await put(`/api/applications/${await newestId('applications', owner)}`, body, owner);
}

async function authorisesBureau(owner: Owner) {
  const id = await newestId('applications', owner);
  await put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true }, owner);
}

async function confirmsBureau(owner: Owner) {
  const id = await newestId('applications', owner);
  const body = { id, code: await newestCode(owner.phone) };
  await put(`/api/applications/${id}/confirm-privacy-policy`, body, owner);
}

async function sendsStatement(owner: Owner) {
  const [account_statement] = await uploadSamples('account_statement', owner.token);
  const path = `/api/loans/${await newestId('loans', owner)}/account-statement`;
  await callServer('POST', path, { body: { account_statement }, token: owner.token });
}

async function signsContract(owner: Owner) {
  await callServer('POST', `/demo/api/loans/${await newestId('loans', owner)}/sign`);
}

async function sendsProof(owner: Owner) {
  const [file] = await uploadSamples('file', owner.token);
  const { loans } = await fetchCaseFile(owner.ownerId);
  const late = loans.flatMap(({ installments }) => installments).find(({ status }) => status === 'overdue');
  await put(`/api/installments/${late?.id}/upload-file`, { file }, owner);
}

/** The steps that make an owner and sign them in; each returns them. */
export const newOwnerSteps: PlayedSteps<Owner> = { register: registers, code: verifiesPhone };

/**
 * What the owner sends at a step, with the values that "Hazlo por mí" types. The steps that are not here only lead from
 * one page to the next, or are another's.
 */
export const ownerSteps: PlayedSteps<unknown> = {
  name: entersName,
  identification: sendsIdentification,
  selfie: takesSelfie,
  income: sendsIncome,
  request: entersLease,
  offer: choosesTerm,
  property: entersProperty,
  authorise: authorisesBureau,
  'sign authorisation': confirmsBureau,
  statement: sendsStatement,
  signature: signsContract,
  proof: sendsProof,
  'other authorisation': authorisesBureau,
  // The bureau rejects it, as the talk shows.
  'other code': (owner) => confirmsBureau(owner).catch(() => undefined),
};
