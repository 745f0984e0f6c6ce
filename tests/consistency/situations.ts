import { incomeProofs } from '../../demo-server/files/sampleFiles.ts';
import {
  completeOwner,
  confirmBureauCheck,
  lease,
  makeTransition,
  payInstallment,
  property,
  type TestOwner,
  uploadFile,
} from '../demo-server/support/owner.ts';
import type { TestServer } from '../demo-server/support/server.ts';

/** A rent with centavos, which each surface has to round alike. */
const RENT = 20_000.55;

/** An owner on the way from a draft to the last payment; `loan` and `application` are the ids, once there are any. */
type Walker = { readonly server: TestServer; readonly owner: TestOwner; application: string; loan: string };
type Act = (walker: Walker) => unknown;

const all =
  (acts: readonly Act[]): Act =>
  async (it) => {
    for (const act of acts) await act(it);
  };
const wait =
  (time: string): Act =>
  ({ server }) =>
    server.advance(time);

const begin: Act = async (it) => {
  it.application = (await it.owner.post('/api/applications', { ...lease, lease_monthly_income: RENT })).body.id;
};
const chooseTerm: Act = ({ owner, application }) =>
  owner.put(`/api/applications/${application}`, { pre_offer_term_frame: 6 });
const addProperty: Act = async ({ owner, application }) =>
  owner.put(`/api/applications/${application}`, await property(owner));
const send: Act = ({ server, owner, application }) => confirmBureauCheck(server, owner, application);
const uploadStatement: Act = async ({ owner, loan }) =>
  owner.post(`/api/loans/${loan}/account-statement`, { account_statement: await uploadFile(owner, incomeProofs[0]) });
const decide =
  (transition: string, reason?: string): Act =>
  async (it) => {
    const item = it.loan ? `loans/${it.loan}` : `applications/${it.application}`;
    const { body } = await makeTransition(it.server, `${item}/${transition}`, reason);
    it.loan ||= body.loan_id ?? '';
  };

const paymentOf = async ({ server, loan }: Walker, month: number) =>
  (await server.stage.installments(loan))[month - 1] ?? '';
const pay =
  (month: number): Act =>
  async (it) =>
    payInstallment(it.owner, await paymentOf(it, month));
const decidePayment =
  (month: number, transition: string, reason?: string): Act =>
  async (it) =>
    makeTransition(it.server, `installments/${await paymentOf(it, month)}/${transition}`, reason);

const reject: Act = ({ server }) => server.stage.faults({ bureau: 'reject' });
const payAndApprove = (month: number) => [pay(month), wait('PT1M'), decidePayment(month, 'approve')];

/** What happens to an owner, one after the other; each name is that of the situation that follows. */
const lives: readonly (readonly (readonly [name: string, act: Act])[])[] = [
  [
    ['an owner without application', wait('PT1M')],
    ['a draft without a term', begin],
    ['a draft with a term', chooseTerm],
    ['a draft with the property', addProperty],
    ['an application that was sent', send],
    ['an application in validation', decide('take')],
    ['an application in validation for a day', wait('PT26H')],
    ['an application in validation for longer than promised', wait('P3D')],
    ['an approved application', decide('approve')],
    ['a statement in validation', uploadStatement],
    ['a statement in validation for longer than promised', wait('P3D')],
    ['a refused statement', decide('refuse', 'Faltan páginas.')],
    ['a second statement in validation', uploadStatement],
    ['a contract to sign', decide('accept')],
    ['a contract to sign for a week', wait('P7D')],
    ['a signed contract', decide('sign')],
    ['a contract that was signed a week ago', wait('P7D')],
    ['a deposit that was scheduled', decide('queue')],
    ['a deposit that was scheduled a week ago', wait('P7D')],
    ['a deposit that was made', decide('disburse')],
    ['a first proof in validation', pay(1)],
    ['a first proof in validation for longer than promised', wait('P7D')],
    ['a rejected proof, not yet due', decidePayment(1, 'reject', 'No se lee.')],
    ['a rejected proof that is overdue', wait('P40D')],
    ['a second proof of a late payment', pay(1)],
    ['an approved payment', decidePayment(1, 'approve')],
    ['a payment that is late', wait('P20D')],
    ['two late payments', wait('P25D')],
    ['a loan that was paid back', all([2, 3, 4, 5, 6].flatMap(payAndApprove))],
  ],
  [
    ['an application that will be rejected', all([begin, chooseTerm, addProperty, send, decide('take')])],
    ['a rejected application', decide('reject', 'El folio no existe.')],
    ['a rejected application of two months ago', wait('P60D')],
  ],
  [
    ['an application that the bureau rejects', all([begin, chooseTerm, addProperty, reject, send])],
    ['a rejection by the bureau five months ago', wait('P150D')],
  ],
];

export type Situation = {
  readonly name: string;
  readonly owner: Pick<TestOwner, 'id' | 'token' | 'email'>;
  /** Whether it is the state of a persona, which is like one of the walk. */
  readonly isPersona: boolean;
};

/** Walks owners through all that can happen to them, then through the personas, and visits each situation. */
export async function walk(server: TestServer, visit: (situation: Situation) => Promise<void>): Promise<void> {
  for (const life of lives) {
    const walker = { server, owner: await completeOwner(server), application: '', loan: '' };
    for (const [name, act] of life) {
      await all([wait('PT1M'), act])(walker);
      await visit({ name, owner: walker.owner, isPersona: false });
    }
  }
  await server.stage.reset({ scenario: 'sales' });
  // Who has to choose a password first sees nothing else.
  for (const { key } of (await server.stage.personas()).filter((persona) => persona.key !== 'temporal')) {
    const { token, user } = await server.stage.session(key);
    await visit({ name: `the persona ${key}`, owner: { ...user, token }, isPersona: true });
  }
}
