/** A message of the simulated inbox (contract §6). */
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

/** Who is signed in, as the API tells it (contract §3). */
export type Session = { token: string; user: { id: string; name: string | null; email: string; phone: string } };

/** A prospect's own name and figures in the state of a ready-made owner; MXN a month and months. */
export type Wanted = { like: string; name: string; rent: number; city: string; term: number };

type Advance = { advance: `P${string}` | { business_hours: number } };

/** The operator's calls of a demo server, typed: what sales press on the stage, for scripts and tests (contract §6). */
export class OperatorApi {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A fresh store; all sessions and uploads are gone. */
  reset = (state: { scenario?: 'sales' | 'empty'; now?: string } = {}) => this.#call('POST', 'reset', state);

  session = (persona: string): Promise<Session> => this.#call('POST', `personas/${persona}/session`);

  /** A fresh owner; answers her key. */
  personalise = async (wanted: Wanted): Promise<string> =>
    (await this.#call<{ key: string }>('POST', 'personas', wanted)).key;

  /** The server forgets a session, as if she had left in another tab. */
  async endSession(token: string): Promise<void> {
    const answer = await fetch(`${this.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status !== 204) throw new Error(`The session could not be ended: ${answer.status}`);
  }

  messages = (to: string): Promise<InboxMessage[]> => this.#call('GET', `messages?to=${encodeURIComponent(to)}`);

  /** The newest SMS code that reached a phone, `+525512345678`. Throws when none did. */
  async code(phone: string): Promise<string> {
    const message = (await this.messages(phone)).find(({ code }) => code !== undefined);
    if (message?.code === undefined) throw new Error(`No code reached ${phone}`);
    return message.code;
  }

  clock = (): Promise<{ now: string; frozen: boolean }> => this.#call('GET', 'clock');
  moveClock = (to: Advance | { now: string } | { frozen: boolean }) => this.#call('PUT', 'clock', to);

  application = (id: string, move: 'take' | 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `applications/${id}/${move}`, reason === undefined ? {} : { reason });
  loan = (id: string, move: 'accept' | 'refuse' | 'sign' | 'queue' | 'disburse', reason?: string) =>
    this.#call('POST', `loans/${id}/${move}`, reason === undefined ? {} : { reason });
  installment = (id: string, move: 'approve' | 'reject', reason?: string) =>
    this.#call('POST', `installments/${id}/${move}`, reason === undefined ? {} : { reason });

  faults = (faults: Record<string, unknown>) => this.#call('PUT', 'faults', faults);

  /** The id of an owner's newest application or loan. */
  newestId = async (table: 'applications' | 'loans', { user }: Pick<Session, 'user'>): Promise<string> => {
    const ids = (await this.rows<{ id: string }>(`${table}?owner_id=${user.id}`)).map(({ id }) => Number(id));
    return String(Math.max(...ids));
  };
  /** The ids of a loan's installments, the first month first. */
  installments = async (loan: string): Promise<string[]> =>
    (await this.rows<{ id: string }>(`installments?loan_id=${loan}`)).map(({ id }) => id);

  /** Rows of a raw collection. */
  rows = async <Row>(table: string): Promise<Row[]> => {
    const answer = await fetch(`${this.url}/demo/db/${table}`);
    return (await answer.json()) as Row[];
  };

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.url}/demo/api/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
}
