import { expect } from 'vitest';
import type { Answer } from '../demo-server/support/caller.ts';
import { staff, type TestOwner } from '../demo-server/support/owner.ts';
import type { TestServer } from '../demo-server/support/server.ts';
import {
  type Diagram,
  diagram,
  limits,
  type ModelApplication,
  type ModelCode,
  type ModelInstallment,
  type ModelLoan,
  nextStep,
  planned,
} from './walkModel.ts';

/** Months of each advance. */
export const TERM = 3;
const RENT = 20_000;

/** One owner's walk through the API, and what it must look like. */
export class Walk {
  readonly #server: TestServer;
  readonly #owner: TestOwner;
  readonly #files: { readonly pdf: string; readonly jpeg: string };
  readonly #applications: ModelApplication[] = [];
  readonly #loans: ModelLoan[] = [];
  #code: ModelCode | null = null;
  #minute = 0;
  #sends: number[] = [];
  readonly counts = { taken: 0, refused: 0 };

  constructor(server: TestServer, owner: TestOwner, files: { pdf: string; jpeg: string }) {
    this.#server = server;
    this.#owner = owner;
    this.#files = files;
  }

  /** Takes a step and looks at everything afterwards; `name` is for the message. */
  async goes(name: string, step: (walk: Walk) => Promise<unknown> | undefined): Promise<void> {
    await step(this);
    await this.#looksRight(name);
  }

  application = (which: number) => this.#applications[which % this.#applications.length];
  loan = (which: number) => this.#loans[which % this.#loans.length];
  installment(which: number) {
    const all = this.#loans.flatMap(({ installments }) => installments);
    return all[which % all.length];
  }

  /** Makes a call and demands its status; a change of the model only where it is 2xx. */
  async #demands(call: Promise<Answer>, status: number): Promise<Answer['body']> {
    const said = await call;
    expect(said.status, JSON.stringify(said.body)).toBe(status);
    this.counts[status < 300 ? 'taken' : 'refused'] += 1;
    return said.body;
  }

  async starts(): Promise<void> {
    const { id } = await this.#demands(
      this.#owner.post('/api/applications', {
        lease_monthly_income: RENT,
        lease_start_date: '2026-01-05',
        lease_end_date: '2036-01-04',
        lease_payment_method: 'transfer',
        accept_privacy_policy: true,
      }),
      201,
    );
    const fresh = { status: 'uncompleted', hasTerm: false, hasProperty: false, isLow: false, isAuthorised: false };
    this.#applications.push({ id, ...fresh });
  }

  /** A change of a draft, which a later application no longer takes. */
  async changes(it: ModelApplication, fields: object, then: Partial<ModelApplication>): Promise<void> {
    const isDraft = it.status === 'uncompleted';
    await this.#demands(this.#owner.put(`/api/applications/${it.id}`, fields), isDraft ? 200 : 409);
    if (isDraft) Object.assign(it, then);
  }

  choosesTerm = (it: ModelApplication) => this.changes(it, { pre_offer_term_frame: TERM }, { hasTerm: true });
  tellsProperty = (it: ModelApplication, folio: string) =>
    this.changes(
      it,
      {
        property_commercial_folio: folio,
        property_zip_code: '06600',
        property_lease_agreement: this.#files.pdf,
      },
      { hasProperty: true, isLow: folio === 'BURO-BAJO' },
    );

  async discards(it: ModelApplication): Promise<void> {
    const isDraft = it.status === 'uncompleted';
    await this.#demands(this.#owner.delete(`/api/applications/${it.id}`), isDraft ? 200 : 409);
    if (!isDraft) return;
    if (it.isAuthorised) this.#code = null;
    this.#applications.splice(this.#applications.indexOf(it), 1);
  }

  async authorises(it: ModelApplication): Promise<void> {
    const isReady = it.status === 'uncompleted' && it.hasTerm && it.hasProperty;
    const path = `/api/applications/${it.id}/privacy-policy`;
    const status = !isReady ? 409 : this.#mayStillSend() ? 200 : 429;
    await this.#demands(this.#owner.put(path, { accept_privacy_policy: true }), status);
    if (status !== 200) return;
    for (const other of this.#applications) if (other.status === 'uncompleted') other.isAuthorised = false;
    it.isAuthorised = true;
    this.#codeIsSent();
  }

  async asksForCode(): Promise<void> {
    const isAwaited = this.#applications.some(({ status, isAuthorised }) => status === 'uncompleted' && isAuthorised);
    const status = !isAwaited ? 409 : this.#mayStillSend() ? 200 : 429;
    await this.#demands(this.#owner.post('/api/verification-code/privacy-policy/resend'), status);
    if (status === 200) this.#codeIsSent();
  }

  #mayStillSend = () => this.#sends.filter((at) => at > this.#minute - 1).length < limits.sends;
  #codeIsSent(): void {
    this.#sends.push(this.#minute);
    this.#code = { sentAt: this.#minute, wrong: 0 };
  }

  async confirms(it: ModelApplication, typed: 'right' | 'wrong'): Promise<void> {
    const code = typed === 'right' ? await this.#server.codeFor(this.#owner.phone) : '0000';
    const call = this.#owner.put(`/api/applications/${it.id}/confirm-privacy-policy?time=1`, { id: it.id, code });
    const isReady = it.status === 'uncompleted' && it.hasTerm && it.hasProperty && it.isAuthorised;
    if (!isReady || !this.#code) return void (await this.#demands(call, 409));
    if (this.#code.wrong >= limits.guesses) return void (await this.#demands(call, 429));
    const isAlive = this.#minute - this.#code.sentAt < limits.codeMinutes;
    if (typed === 'wrong') this.#code.wrong += 1;
    if (typed === 'wrong' || !isAlive) return void (await this.#demands(call, 422));
    await this.#demands(call, it.isLow ? 422 : 200);
    it.status = it.isLow ? 'rejected' : 'awaiting_validation';
    this.#code = null;
  }

  async staffMoves(it: { id: string; status: string }, kind: keyof typeof diagram, move: string): Promise<boolean> {
    const to = (diagram[kind] as Diagram)[move]?.[it.status];
    const reason = move === 'reject' || move === 'refuse' ? 'No se lee' : undefined;
    const body = await this.#demands(staff(this.#server, `${kind}/${it.id}/${move}`, reason), to ? 200 : 409);
    if (!to) return false;
    it.status = to;
    if (move === 'approve' && kind === 'applications') {
      this.#loans.push({ id: body.loan_id, status: 'awaiting_account_statement_upload', installments: [] });
    }
    if (move === 'disburse') (it as ModelLoan).installments = body.installments.map(planned);
    if (kind === 'installments') this.#mayBePaidOff();
    return true;
  }

  #mayBePaidOff(): void {
    for (const loan of this.#loans) {
      const isPaid = loan.installments.length > 0 && loan.installments.every(({ status }) => status === 'approved');
      if (isPaid) loan.status = 'liquidated';
    }
  }

  async sendsStatement(it: ModelLoan): Promise<void> {
    const isAskedFor = it.status === 'awaiting_account_statement_upload';
    const call = this.#owner.post(`/api/loans/${it.id}/account-statement`, { account_statement: this.#files.pdf });
    await this.#demands(call, isAskedFor ? 200 : 409);
    if (isAskedFor) it.status = 'awaiting_account_statement_check';
  }

  async pays(it: ModelInstallment): Promise<void> {
    const isDue = it.status === 'pending' || it.status === 'rejected';
    const call = this.#owner.put(`/api/installments/${it.id}/upload-file`, { file: this.#files.jpeg });
    await this.#demands(call, isDue ? 200 : 409);
    if (isDue) it.status = 'in_validation';
  }

  /** Whatever is not its turn now, one after the other: all of it is refused, so that the walk can go on. */
  async triesAllThatIsNotItsTurn(): Promise<void> {
    const each = async (kind: keyof typeof diagram, its: readonly { id: string; status: string }[]) => {
      for (const it of its) {
        for (const [move, ways] of Object.entries<Diagram[string]>(diagram[kind])) {
          if (!ways[it.status]) await this.staffMoves(it, kind, move);
        }
      }
    };
    await each('applications', this.#applications);
    await each('loans', this.#loans);
    for (const it of this.#applications.filter(({ status }) => status !== 'uncompleted')) {
      await this.choosesTerm(it);
      await this.discards(it);
      await this.authorises(it);
      await this.confirms(it, 'wrong');
    }
    for (const it of this.#applications.filter(({ isAuthorised }) => !isAuthorised)) await this.confirms(it, 'wrong');
    for (const it of this.#applications.filter((one) => !(one.hasTerm && one.hasProperty))) await this.authorises(it);
    for (const loan of this.#loans) {
      if (loan.status !== 'awaiting_account_statement_upload') await this.sendsStatement(loan);
      await each('installments', loan.installments);
      for (const it of loan.installments.filter(({ status }) => status === 'in_validation' || status === 'approved')) {
        await this.pays(it);
      }
    }
    await this.#looksRight('nothing that counts');
  }

  /** Time passes: codes expire, installments fall due. */
  async waits(minutes: number): Promise<void> {
    await this.#server.advance(`PT${minutes}M`);
    this.#minute += minutes;
  }

  /** All that the owner sees is what the model says. */
  async #looksRight(after: string): Promise<void> {
    const { body: applications } = await this.#owner.get('/api/applications');
    const seen = applications.map((it: Answer['body']) => [it.id, it.status, it.next_step]).sort();
    expect(seen, after).toEqual(this.#applications.map((it) => [it.id, it.status, nextStep(it)]).sort());

    const { body: loans } = await this.#owner.get('/api/loans');
    expect(loans).toHaveLength(this.#loans.length);
    const today = this.#server.running.demo.clock.today();
    for (const loan of this.#loans) {
      const { body } = await this.#owner.get(`/api/loans/${loan.id}`);
      const paid = loan.installments.filter(({ status }) => status === 'approved').length;
      expect(body, after).toMatchObject({
        status: loan.status,
        amount: RENT * TERM,
        summary: {
          total_paid_amount: paid * RENT,
          missing_installments_counter: loan.installments.length - paid,
        },
      });
      expect(body.installments.map((it: Answer['body']) => it.status)).toEqual(
        loan.installments.map(({ status, dueDate }) =>
          (status === 'pending' || status === 'rejected') && dueDate < today ? 'overdue' : status,
        ),
      );
    }
  }
}
