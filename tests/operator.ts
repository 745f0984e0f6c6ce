/** Message of the simulated inbox. */
export type InboxMessage = {
  id: string;
  to: string;
  channel: 'sms' | 'email';
  subject?: string;
  code?: string;
  text: string;
  link?: string;
  sent_at: string;
};

/** Session of a signed-in owner, as the API returns it. */
export type Session = { token: string; user: { id: string; name: string | null; email: string; phone: string } };

/** Data of an owner to create in the state of the persona `like`; `rent` in MXN a month, `term` in months. */
export type PersonaRequest = { like: string; name: string; rent: number; city: string; term: number };

type ClockAdvance = { advance: `P${string}` | { business_hours: number } };

/** Typed client of a demo server's operator calls (`/demo/api`), for scripts and tests. */
export class OperatorClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Resets the store to a scenario; removes all sessions and uploads. */
  reset = (state: { scenario?: 'sales' | 'empty'; now?: string } = {}) => this.#call('POST', 'reset', state);

  session = (persona: string): Promise<Session> => this.#call('POST', `personas/${persona}/session`);

  /** Creates an owner and returns the key of the new persona. */
  personalise = async (request: PersonaRequest): Promise<string> =>
    (await this.#call<{ key: string }>('POST', 'personas', request)).key;

  /** Ends a session on the server, as a sign-out in another tab does. */
  async endSession(token: string): Promise<void> {
    const response = await fetch(`${this.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 204) throw new Error(`The session could not be ended: ${response.status}`);
  }

  messages = (to: string): Promise<InboxMessage[]> => this.#call('GET', `messages?to=${encodeURIComponent(to)}`);

  /** Returns the newest SMS code that was sent to a phone, e.g. `+525512345678`. Throws when there is none. */
  async code(phone: string): Promise<string> {
    const message = (await this.messages(phone)).find(({ code }) => code !== undefined);
    if (message?.code === undefined) throw new Error(`No code was sent to ${phone}`);
    return message.code;
  }

  clock = (): Promise<{ now: string; frozen: boolean }> => this.#call('GET', 'clock');
  moveClock = (change: ClockAdvance | { now: string } | { frozen: boolean }) => this.#call('PUT', 'clock', change);

  application = (id: string, move: 'take' | 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `applications/${id}/${move}`, reason === undefined ? {} : { reason });
  loan = (id: string, move: 'accept' | 'refuse' | 'sign' | 'queue' | 'disburse', reason?: string) =>
    this.#call('POST', `loans/${id}/${move}`, reason === undefined ? {} : { reason });
  installment = (id: string, move: 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `installments/${id}/${move}`, reason === undefined ? {} : { reason });

  faults = (faults: Record<string, unknown>) => this.#call('PUT', 'faults', faults);

  /** Returns the id of an owner's newest application or loan. */
  newest = async (table: 'applications' | 'loans', { user }: Pick<Session, 'user'>): Promise<string> => {
    const ids = (await this.rows<{ id: string }>(`${table}?owner_id=${user.id}`)).map(({ id }) => Number(id));
    return String(Math.max(...ids));
  };
  /** Returns the ids of a loan's installments, first month first. */
  installments = async (loan: string): Promise<string[]> =>
    (await this.rows<{ id: string }>(`installments?loan_id=${loan}`)).map(({ id }) => id);

  /** Returns the rows of a table of the store. */
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
