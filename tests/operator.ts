import type { Session } from '#domain/session';
import type { ClockDto } from '../demo-server/console/dto.ts';
import type { PersonaRequest } from '../demo-server/console/personas/personasSlice.ts';
import type { Advance } from '../demo-server/simulation/clock.ts';
import type { Message } from '../demo-server/simulation/messages.ts';

export type { Session };

/** Typed client for the operator's calls of a demo server: what the console at /demo does, for tests and scripts. */
export class OperatorClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Resets the store to a scenario; all sessions and uploads are gone. */
  reset = (state: { scenario?: 'sales' | 'empty'; now?: string } = {}) => this.#call('POST', 'reset', state);

  /** Signs a persona in. */
  session = (persona: string): Promise<Session> => this.#call('POST', `personas/${persona}/session`);

  /** Creates an owner from a custom persona. Returns its key. */
  personalise = async (persona: PersonaRequest): Promise<string> =>
    (await this.#call<{ key: string }>('POST', 'personas', persona)).key;

  /** Ends a session on the server, as if the owner had logged out in another tab. */
  async endSession(token: string): Promise<void> {
    const response = await fetch(`${this.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 204) throw new Error(`The logout failed with status ${response.status}`);
  }

  messages = (to: string): Promise<Message[]> => this.#call('GET', `messages?to=${encodeURIComponent(to)}`);

  /** Returns the newest SMS code sent to a phone, `+525512345678`. Throws when there is none. */
  async code(phone: string): Promise<string> {
    const message = (await this.messages(phone)).find(({ code }) => code !== undefined);
    if (message?.code === undefined) throw new Error(`No SMS code was sent to ${phone}`);
    return message.code;
  }

  clock = (): Promise<ClockDto> => this.#call('GET', 'clock');
  /** Moves or freezes the server's clock: `{ advance: 'PT3M' }`, `{ now: '2026-10-05T23:00:00-06:00' }`, `{ frozen: true }`. */
  moveClock = (change: { advance: Advance } | { now: string } | { frozen: boolean }) =>
    this.#call('PUT', 'clock', change);

  /** Decides on an application. `reason` is required for a rejection. */
  application = (id: string, transition: 'take' | 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `applications/${id}/${transition}`, reason === undefined ? {} : { reason });
  /** Moves a loan to its next state; `refuse` asks for another bank statement and needs a reason. */
  loan = (id: string, transition: 'accept' | 'refuse' | 'sign' | 'queue' | 'disburse', reason?: string) =>
    this.#call('POST', `loans/${id}/${transition}`, reason === undefined ? {} : { reason });
  /** Decides on the payment proof of an installment. `reason` is required for a rejection. */
  installment = (id: string, transition: 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `installments/${id}/${transition}`, reason === undefined ? {} : { reason });

  /** Sets what fails from now on; `{}` switches all faults off. */
  faults = (faults: Record<string, unknown>) => this.#call('PUT', 'faults', faults);

  /** Returns the id of the owner's newest application or loan. */
  newestId = async (table: 'applications' | 'loans', { user }: Pick<Session, 'user'>): Promise<string> => {
    const ids = (await this.rows<{ id: string }>(`${table}?owner_id=${user.id}`)).map(({ id }) => Number(id));
    return String(Math.max(...ids));
  };
  /** Returns the ids of a loan's installments, first month first. */
  installments = async (loan: string): Promise<string[]> =>
    (await this.rows<{ id: string }>(`installments?loan_id=${loan}`)).map(({ id }) => id);

  /** Returns the raw rows of a table; a query string filters them: `owners?email=…`. */
  rows = async <Row>(table: string): Promise<Row[]> => {
    const response = await fetch(`${this.url}/demo/db/${table}`);
    return (await response.json()) as Row[];
  };

  async #call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await fetch(`${this.url}/demo/api/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }
}
