import { pesos } from '#domain/money';
import { estimateOffer } from '#domain/preOffer';
import { createPasswords } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import type { Demo } from '../demo.ts';
import { openDemo } from '../openDemo.ts';
import { serializeApplication, serializeInstallment, serializeLoan, serializeProfile } from '../routes/serializers.ts';
import { emailOf, PERSONA_PASSWORD, type PersonaKey } from '../scenarios/personas.ts';
import { resetStore } from '../scenarios/reset.ts';
import { sampleValues } from '../scenarios/samples.ts';
import { lookUpZipCode } from '../simulation/zipCodeField.ts';
import { leaseOfTexts } from '../states/sampleRequests.ts';
import type { OwnerRow } from '../store/rows.ts';

/** What is sent and what comes back in an example of a call. */
export type CallExample = { readonly request?: unknown; readonly response?: unknown };

/** The examples by the ids of the calls. */
export type Examples = Readonly<Record<string, CallExample>>;

const config = readConfig([], { DATA_DIR: ':memory:', SEED: 'openapi', LOG: 'silent' });

/** A Monday morning in Mexico City, so that the examples are always the same. */
const MONDAY = new Date('2026-08-03T16:00:00.000Z');

/** Example of a session; real tokens are random. */
const session = (owner: OwnerRow) => ({
  token: 'V2hhdGV2ZXItdGhlLXNlcnZlci1zZW5kcw',
  user: { id: owner.id, name: owner.name, email: owner.email, phone: owner.phone, has_temporary_password: false },
});

/** Returns examples of the calls: what the demo's personas send and see. */
export async function createExamples(): Promise<Examples> {
  // Nobody logs in to this demo: its passwords may be cheap.
  const demo = await openDemo(config, {
    now: () => MONDAY.getTime(),
    passwords: createPasswords({ N: 16, r: 8, p: 1 }),
  });
  try {
    await resetStore(demo, { scenario: 'sales', now: MONDAY, frozen: true });
    return { ...accessExamples(demo), ...profileExamples(demo), ...applicationExamples(demo), ...loanExamples(demo) };
  } finally {
    await demo.close();
  }
}

function ownerOf({ store }: Demo, key: PersonaKey): OwnerRow {
  const owner = store.table('owners').find(({ persona }) => persona === key);
  if (!owner) throw new Error(`There is no persona ${key}`);
  return owner;
}

/** Files with addresses that do not change with each build. */
const withFixedAddresses = (demo: Demo): Demo => ({
  ...demo,
  files: {
    ...demo.files,
    serialize: (id) => {
      const file = demo.files.serialize(id);
      return file && { ...file, url: `/api/files/${file.id}?expires=1785774600000&signature=c2lnbmF0dXJl` };
    },
  },
});

function accessExamples(demo: Demo): Examples {
  const [newcomer, owner] = [ownerOf(demo, 'nueva'), ownerOf(demo, 'activa')];
  const { id, email, phone } = newcomer;
  const code = { expires_at: new Date(MONDAY.getTime() + 180_000).toISOString() };
  const password = PERSONA_PASSWORD;
  return {
    register: {
      request: { email, phone, password, confirm_password: password },
      response: { id, phone, ...code },
    },
    verifyPhoneCode: { request: { code: '4821' }, response: session(newcomer) },
    resendPhoneCode: { response: code },
    resendBureauCode: { response: code },
    login: { request: { email: emailOf('activa'), password }, response: session(owner) },
    recoverPassword: { request: { email: emailOf('activa') }, response: { message: 'A temporary password was sent' } },
    changePassword: {
      request: { current_password: password, password: 'Renta2027!', confirm_password: 'Renta2027!' },
      response: { message: 'Your password was changed' },
    },
    replaceTemporaryPassword: {
      request: { password: 'Renta2027!', password_confirmation: 'Renta2027!' },
      response: { message: 'Your password was changed' },
    },
  };
}

function profileExamples(demo: Demo): Examples {
  const owner = ownerOf(demo, 'activa');
  const profile = serializeProfile(withFixedAddresses(demo), owner);
  const { front_document, back_document, birthdate, curp_number, address, zip_code, colony } = owner;
  return {
    getProfile: { response: profile },
    saveProfile: {
      request: { front_document, back_document, birthdate, curp_number, address, zip_code, ...(colony && { colony }) },
      response: profile,
    },
    lookUpZipCode: { response: lookUpZipCode('06600') },
    calculateOffer: { response: estimateOffer({ principal: pesos(160_000), term: 8 }) },
    uploadFile: { response: profile.front_document },
  };
}

function applicationExamples(demo: Demo): Examples {
  const fixed = withFixedAddresses(demo);
  const applicationsOf = (key: PersonaKey) => {
    const { id } = ownerOf(demo, key);
    return demo.store.table('applications').filter(({ owner_id }) => owner_id === id);
  };
  const [draft] = applicationsOf('borrador').map((row) => serializeApplication(fixed, row));
  const [sent] = applicationsOf('revision').map((row) => serializeApplication(fixed, row));
  const { pre_offer_term_frame } = draft ?? {};
  return {
    createApplication: {
      request: leaseOfTexts(sampleValues(demo, ownerOf(demo, 'lista'))),
      response: draft,
    },
    getApplications: { response: [draft] },
    getApplication: { response: sent },
    updateApplication: { request: { pre_offer_term_frame }, response: draft },
    deleteApplication: { response: draft?.id },
    authoriseBureau: { request: { accept_privacy_policy: true }, response: draft },
    confirmBureau: { request: { id: sent?.id, code: '4821' }, response: sent },
  };
}

function loanExamples(demo: Demo): Examples {
  const fixed = withFixedAddresses(demo);
  const { id } = ownerOf(demo, 'activa');
  const [row] = demo.store.table('loans').filter(({ owner_id }) => owner_id === id);
  const waiting = demo.store.table('loans').find(({ status }) => status === 'awaiting_account_statement_check');
  const paid = demo.store.table('installments').find((it) => it.owner_id === id && it.status === 'in_validation');
  const loan = row && serializeLoan(fixed, row);
  const installment = paid && serializeInstallment(fixed, paid);
  return {
    getLoans: { response: [loan] },
    getLoan: { response: loan },
    sendAccountStatement: {
      request: { account_statement: ownerOf(demo, 'activa').proof_incomes[0] },
      response: waiting ? serializeLoan(fixed, waiting) : loan,
    },
    getInstallment: { response: installment },
    sendProof: { request: { file: paid?.proof }, response: installment },
  };
}
