import { expect } from 'vitest';
import type { Answer } from '../demo-server/support/caller.ts';
import { makeTransition, type TestOwner } from '../demo-server/support/owner.ts';
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
  type Targets,
  toModelInstallment,
} from './journeyModel.ts';

/** Term of each loan, in months. */
export const TERM = 3;
const RENT = 20_000;

/** An owner who calls the API, with a model of their data; each call is checked against the model. */
export class CheckedOwner {
  readonly #server: TestServer;
  readonly #owner: TestOwner;
  readonly #files: { readonly pdf: string; readonly jpeg: string };
  readonly #applications: ModelApplication[] = [];
  readonly #loans: ModelLoan[] = [];
  #code: ModelCode | null = null;
  #minute = 0;
  #sends: number[] = [];
  /** The numbers of calls that the server accepted and rejected, as the model demands. */
  readonly counts = { accepted: 0, rejected: 0 };

  constructor(server: TestServer, owner: TestOwner, files: { pdf: string; jpeg: string }) {
    this.#server = server;
    this.#owner = owner;
    this.#files = files;
  }

  /** Runs a step and compares all data with the model afterwards; `name` is for the message. */
  async runs(name: string, step: (owner: CheckedOwner) => Promise<unknown> | undefined): Promise<void> {
    await step(this);
    await this.#expectModelState(name);
  }

  /** Returns one of the owner's entities of a kind; the indices begin again after the last one. */
  target<Kind extends keyof Targets>(kind: Kind, index: number): Targets[Kind] | undefined {
    const installments = this.#loans.flatMap((loan) => loan.installments);
    const all: readonly unknown[] = { applications: this.#applications, loans: this.#loans, installments }[kind];
    return all[index % all.length] as Targets[Kind] | undefined;
  }

  /** Awaits a call and expects its status; the model changes only after a 2xx. */
  async #expectStatus(call: Promise<Answer>, status: number): Promise<Answer['body']> {
    const answer = await call;
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    this.counts[status < 300 ? 'accepted' : 'rejected'] += 1;
    return answer.body;
  }

  async createsApplication(): Promise<void> {
    const { id } = await this.#expectStatus(
      this.#owner.post('/api/applications', {
        lease_monthly_income: RENT,
        lease_start_date: '2026-01-05',
        // Another lease each time: the server takes an equal one that follows at once for a repetition.
        lease_end_date: `${2036 + this.counts.accepted}-01-04`,
        lease_payment_method: 'transfer',
        accept_privacy_policy: true,
      }),
      201,
    );
    const fresh = { status: 'uncompleted', hasTerm: false, hasProperty: false, isLow: false, isAuthorised: false };
    this.#applications.push({ id, ...fresh });
  }

  /** Changes a draft; an application that was sent rejects the change. */
  async changes(target: ModelApplication, fields: object, then: Partial<ModelApplication>): Promise<void> {
    const isDraft = target.status === 'uncompleted';
    // A wrong status is a 409 whatever was sent.
    const sent = isDraft ? fields : { pre_offer_term_frame: 'broken' };
    await this.#expectStatus(this.#owner.put(`/api/applications/${target.id}`, sent), isDraft ? 200 : 409);
    if (isDraft) Object.assign(target, then);
  }

  choosesTerm = (target: ModelApplication) => this.changes(target, { pre_offer_term_frame: TERM }, { hasTerm: true });
  setsProperty = (target: ModelApplication, folio: string) =>
    this.changes(
      target,
      {
        property_commercial_folio: folio,
        property_zip_code: '06600',
        property_lease_agreement: this.#files.pdf,
      },
      { hasProperty: true, isLow: folio === 'BURO-BAJO' },
    );

  async discards(target: ModelApplication): Promise<void> {
    const isDraft = target.status === 'uncompleted';
    await this.#expectStatus(this.#owner.delete(`/api/applications/${target.id}`), isDraft ? 200 : 409);
    if (!isDraft) return;
    if (target.isAuthorised) this.#code = null;
    this.#applications.splice(this.#applications.indexOf(target), 1);
  }

  async authorises(target: ModelApplication): Promise<void> {
    const isReady = target.status === 'uncompleted' && target.hasTerm && target.hasProperty;
    const path = `/api/applications/${target.id}/privacy-policy`;
    const status = !isReady ? 409 : this.#maySendCode() ? 200 : 429;
    await this.#expectStatus(this.#owner.put(path, { accept_privacy_policy: true }), status);
    if (status !== 200) return;
    for (const other of this.#applications) if (other.status === 'uncompleted') other.isAuthorised = false;
    target.isAuthorised = true;
    this.#recordCodeSent();
  }

  async resendsCode(): Promise<void> {
    const isAwaited = this.#applications.some(({ status, isAuthorised }) => status === 'uncompleted' && isAuthorised);
    const status = !isAwaited ? 409 : this.#maySendCode() ? 200 : 429;
    await this.#expectStatus(this.#owner.post('/api/verification-code/privacy-policy/resend'), status);
    if (status === 200) this.#recordCodeSent();
  }

  #maySendCode = () => this.#sends.filter((at) => at > this.#minute - 1).length < limits.sends;
  #recordCodeSent(): void {
    this.#sends.push(this.#minute);
    this.#code = { sentAt: this.#minute, wrong: 0 };
  }

  async confirms(target: ModelApplication, typed: 'right' | 'wrong'): Promise<void> {
    const code = typed === 'right' ? await this.#server.stage.code(this.#owner.phone) : '0000';
    const call = this.#owner.put(`/api/applications/${target.id}/confirm-privacy-policy?time=1`, {
      id: target.id,
      code,
    });
    const isReady = target.status === 'uncompleted' && target.hasTerm && target.hasProperty && target.isAuthorised;
    if (!isReady || !this.#code) return void (await this.#expectStatus(call, 409));
    if (this.#code.wrong >= limits.guesses) return void (await this.#expectStatus(call, 429));
    const isAlive = this.#minute - this.#code.sentAt < limits.codeMinutes;
    if (typed === 'wrong') this.#code.wrong += 1;
    if (typed === 'wrong' || !isAlive) return void (await this.#expectStatus(call, 422));
    await this.#expectStatus(call, target.isLow ? 422 : 200);
    target.status = target.isLow ? 'rejected' : 'awaiting_validation';
    this.#code = null;
  }

  async makesStaffTransition(
    target: { id: string; status: string },
    kind: keyof typeof diagram,
    transition: string,
  ): Promise<boolean> {
    const to = (diagram[kind] as Diagram)[transition]?.[target.status];
    const reason = transition === 'reject' || transition === 'refuse' ? 'No se lee' : undefined;
    const body = await this.#expectStatus(
      makeTransition(this.#server, `${kind}/${target.id}/${transition}`, reason),
      to ? 200 : 409,
    );
    if (!to) return false;
    target.status = to;
    if (transition === 'approve' && kind === 'applications') {
      this.#loans.push({ id: body.loan_id, status: 'awaiting_account_statement_upload', installments: [] });
    }
    if (transition === 'disburse') (target as ModelLoan).installments = body.installments.map(toModelInstallment);
    if (kind === 'installments') this.#liquidatePaidLoans();
    return true;
  }

  #liquidatePaidLoans(): void {
    for (const loan of this.#loans) {
      const isPaid = loan.installments.length > 0 && loan.installments.every(({ status }) => status === 'approved');
      if (isPaid) loan.status = 'liquidated';
    }
  }

  async sendsStatement(target: ModelLoan): Promise<void> {
    const isDue = target.status === 'awaiting_account_statement_upload';
    const sent = isDue ? { account_statement: this.#files.pdf } : {};
    const call = this.#owner.post(`/api/loans/${target.id}/account-statement`, sent);
    await this.#expectStatus(call, isDue ? 200 : 409);
    if (isDue) target.status = 'awaiting_account_statement_check';
  }

  async pays(target: ModelInstallment): Promise<void> {
    const isDue = target.status === 'pending' || target.status === 'rejected';
    const call = this.#owner.put(`/api/installments/${target.id}/upload-file`, isDue ? { file: this.#files.jpeg } : {});
    await this.#expectStatus(call, isDue ? 200 : 409);
    if (isDue) target.status = 'in_validation';
  }

  /** Makes every call that is not due now, one after the other; all are rejected, so that the journey can go on. */
  async triesAllCallsNotDue(): Promise<void> {
    const triesTransitions = async (kind: keyof typeof diagram, targets: readonly { id: string; status: string }[]) => {
      for (const target of targets) {
        for (const [transition, statuses] of Object.entries<Diagram[string]>(diagram[kind])) {
          if (!statuses[target.status]) await this.makesStaffTransition(target, kind, transition);
        }
      }
    };
    await triesTransitions('applications', this.#applications);
    await triesTransitions('loans', this.#loans);
    for (const target of this.#applications.filter(({ status }) => status !== 'uncompleted')) {
      await this.choosesTerm(target);
      await this.discards(target);
      await this.authorises(target);
      await this.confirms(target, 'wrong');
    }
    for (const target of this.#applications.filter(({ isAuthorised }) => !isAuthorised))
      await this.confirms(target, 'wrong');
    for (const target of this.#applications.filter((one) => !(one.hasTerm && one.hasProperty)))
      await this.authorises(target);
    for (const loan of this.#loans) {
      if (loan.status !== 'awaiting_account_statement_upload') await this.sendsStatement(loan);
      await triesTransitions('installments', loan.installments);
      for (const target of loan.installments.filter(
        ({ status }) => status === 'in_validation' || status === 'approved',
      )) {
        await this.pays(target);
      }
    }
    await this.#expectModelState('calls that are not due');
  }

  /** Advances the clock: codes expire, installments fall due. */
  async waits(minutes: number): Promise<void> {
    await this.#server.advance(`PT${minutes}M`);
    this.#minute += minutes;
  }

  /** Expects all the owner's data to match the model. */
  async #expectModelState(after: string): Promise<void> {
    const { body: applications } = await this.#owner.get('/api/applications');
    const seen = applications.map((target: Answer['body']) => [target.id, target.status, target.next_step]).sort();
    expect(seen, after).toEqual(
      this.#applications.map((target) => [target.id, target.status, nextStep(target)]).sort(),
    );

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
      expect(body.installments.map((target: Answer['body']) => target.status)).toEqual(
        loan.installments.map(({ status, dueDate }) =>
          (status === 'pending' || status === 'rejected') && dueDate < today ? 'overdue' : status,
        ),
      );
    }
  }
}
