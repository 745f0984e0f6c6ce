import { WebSocket } from 'ws';
import type { Session } from '#domain/session';
import type { openApiDocument } from '../demo-server/openapi/document.ts';
import type { Network, TicketLink } from '../demo-server/routes/operator/network.ts';
import type { CaseFile, Decision, OwnerSummary } from '../demo-server/routes/operator/owners.ts';
import type { PersonaFields, PersonaItem } from '../demo-server/routes/operator/personas.ts';
import type { SampleFileItem } from '../demo-server/routes/operator/samples.ts';
import type { ResetOptions, ResetResult, StateSummary } from '../demo-server/routes/operator/state.ts';
import type { TalkFields, TalkNote } from '../demo-server/routes/operator/talk.ts';
import type { Autopilot, ClockChange, Time } from '../demo-server/routes/operator/time.ts';
import type { staffTransitions } from '../demo-server/routes/operator/transitions.ts';
import type { Health } from '../demo-server/routes/operator/watching.ts';
import type { SampleValues } from '../demo-server/scenarios/samples.ts';
import type { Talk } from '../demo-server/scenarios/talk.ts';
import type { CallDetails, LoggedCall } from '../demo-server/simulation/callLog.ts';
import type { City } from '../demo-server/simulation/cities.ts';
import type { FaultChanges, FaultSettings } from '../demo-server/simulation/faultSettings.ts';
import type { NamedSnapshot } from '../demo-server/snapshots/snapshots.ts';
import type { EventRow, Message } from '../demo-server/store/rows.ts';

export type { Session };

/** A response of any status. */
// biome-ignore lint/suspicious/noExplicitAny: responses of every call; each test states what it expects.
export type Attempt = { readonly status: number; readonly body: any; readonly headers: Headers };

type Kind = keyof typeof staffTransitions;
/** A transition that the back office makes with items of a kind. */
type Transition<Name extends Kind> = (typeof staffTransitions)[Name][number];

/** An operator's call that was rejected: the status and the body of the response. */
export class StageError extends Error {
  readonly status: number;
  readonly body: { readonly message?: string; readonly errors?: Readonly<Record<string, readonly string[]>> };

  constructor(call: string, status: number, text: string) {
    super(`${call}: ${status} ${text}`);
    this.name = 'StageError';
    this.status = status;
    this.body = parse(text) ?? {};
  }
}

/**
 * Client of the operator's calls of a demo server (`/demo/api`): what the console does, for tests and scripts. Each method
 * resolves with the body of the response and throws a StageError when the call is rejected. Requests and responses have the
 * types of the server.
 */
export class Stage {
  readonly url: string;

  /** @param url address of the server, `http://127.0.0.1:4000` */
  constructor(url: string) {
    this.url = url;
  }

  // the whole state

  health = (): Promise<Health> => this.#get('health');
  /** Returns the OpenAPI document of all calls. */
  openApi = (): Promise<Awaited<ReturnType<typeof openApiDocument>>> => this.#get('openapi.json');
  /**
   * Replaces all data by those of a scenario, at a time or the real one; sessions and uploads are gone. With `step` the
   * talk's steps before it are played: resolves with who is on the phone then, and where. With `same_talk` the talk goes on.
   */
  reset = (options: ResetOptions = {}): Promise<ResetResult> => this.#send('POST', 'reset', options);
  snapshots = (): Promise<NamedSnapshot[]> => this.#get('snapshots');
  saveSnapshot = (name: string): Promise<NamedSnapshot> => this.#send('PUT', `snapshots/${encodeURIComponent(name)}`);
  deleteSnapshot = (name: string): Promise<void> => this.#send('DELETE', `snapshots/${encodeURIComponent(name)}`);
  restoreSnapshot = (name: string): Promise<StateSummary> =>
    this.#send('POST', `snapshots/${encodeURIComponent(name)}/restore`);
  /** Returns the whole state with its uploads as a tar file. */
  exportState = async (): Promise<ArrayBuffer> => (await this.#fetch('GET', 'snapshot')).arrayBuffer();
  /** Replaces the whole state by an exported one. */
  importState = (file: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<StateSummary> =>
    this.#parsed(this.#fetch('PUT', 'snapshot', { body: file, headers: { 'content-type': 'application/x-tar' } }));

  // time

  clock = (): Promise<Time> => this.#get('clock');
  /** Moves, stops or starts the clock: `{ advance: 'PT3M' }`, `{ now: '2026-10-05T23:00:00-06:00' }`, `{ frozen: true }`. */
  moveClock = (change: ClockChange): Promise<Time> => this.#send('PUT', 'clock', change);
  autopilot = (): Promise<Autopilot> => this.#get('autopilot');
  setAutopilot = (on: boolean): Promise<Autopilot> => this.#send('PUT', 'autopilot', { on });

  // owners

  personas = (): Promise<PersonaItem[]> => this.#get('personas');
  /** Creates an owner in the state of a persona. */
  personalise = (prospect: PersonaFields): Promise<PersonaItem> => this.#send('POST', 'personas', prospect);
  /** Signs a persona in. */
  session = (persona: string): Promise<Session> => this.#send('POST', `personas/${persona}/session`);
  owners = (): Promise<OwnerSummary[]> => this.#get('owners');
  /** Returns the case file of an owner. */
  owner = (id: string): Promise<CaseFile> => this.#get(`owners/${id}`);
  ownerSession = (id: string): Promise<Session> => this.#send('POST', `owners/${id}/session`);

  // the talk

  cities = (): Promise<City[]> => this.#get('cities');
  talk = (): Promise<Talk | null> => this.#get('talk');
  /** Begins a talk with a prospect, in new data. */
  beginTalk = (prospect: TalkFields): Promise<Talk> => this.#send('POST', 'talk', prospect);
  /** Notes what the talk's own phone has shown. */
  noteOfTalk = (note: TalkNote): Promise<Talk> => this.#send('PUT', 'talk', note);
  /** Returns the values that "Hazlo por mí" types, for an owner by id or for somebody new. */
  samples = (owner?: string): Promise<SampleValues> => this.#get('samples', { owner });
  sampleFiles = (field: string): Promise<SampleFileItem[]> => this.#get(`samples/${field}`);

  // the back office

  /** Returns what waits for a decision, longest waiting first. */
  decisions = (): Promise<Decision[]> => this.#get('decisions');
  /** Decides on an application. `reason` is required for a rejection. */
  application = (id: string, transition: Transition<'applications'>, reason?: string) =>
    this.#decide<{ loan_id: string | null }>('applications', id, transition, reason);
  /** Moves a loan to its next state; `refuse` asks for another bank statement and needs a reason. */
  loan = (id: string, transition: Transition<'loans'>, reason?: string) =>
    this.#decide('loans', id, transition, reason);
  /** Decides on the payment proof of an installment. `reason` is required for a rejection. */
  installment = (id: string, transition: Transition<'installments'>, reason?: string) =>
    this.#decide('installments', id, transition, reason);

  // what happens

  /** Returns the messages that have arrived, newest first: to a phone or an e-mail address, or after the one with an id. */
  messages = (to?: string, after?: string): Promise<Message[]> => this.#get('messages', { to, after });
  /** Returns the newest message to a phone or an e-mail address. Throws when there is none. */
  async newestMessage(to: string): Promise<Message> {
    const [message] = await this.messages(to);
    if (!message) throw new Error(`No message was sent to ${to}`);
    return message;
  }
  /** Waits for a message to a phone or an e-mail address. Throws when none arrives within so many seconds, 30 at most. */
  async nextMessage(to: string, { after, seconds = 30 }: { after?: string; seconds?: number } = {}): Promise<Message> {
    const query = { to, after, wait: String(seconds) };
    const [message] = await this.#get<Message[]>('messages', query);
    if (!message) throw new Error(`No message to ${to} arrived within ${seconds} s`);
    return message;
  }
  /** Returns the newest SMS code sent to a phone, `+525512345678`. Throws when there is none. */
  async code(phone: string): Promise<string> {
    const message = (await this.messages(phone)).find(({ code }) => code !== undefined);
    if (message?.code === undefined) throw new Error(`No SMS code was sent to ${phone}`);
    return message.code;
  }
  /** Returns the event log, oldest first, or what came after the event with a number. */
  events = (after?: string): Promise<EventRow[]> => this.#get('events', { after });
  /** Returns the newest calls of the app, oldest first, without their bodies. */
  calls = (): Promise<LoggedCall[]> => this.#get('calls');
  /** Returns a call with what was sent and received, by the header `X-Request-Id` of its response. */
  call = (id: string): Promise<CallDetails> => this.#get(`calls/${id}`);
  /** Opens the events live, all new ones or those after the one with a number. Each message is one of them, as JSON. */
  liveEvents = (after?: string): WebSocket =>
    new WebSocket(`${this.url.replace('http', 'ws')}/demo/api/events${queryOf({ after })}`);

  // faults and other machines

  currentFaults = (): Promise<FaultSettings> => this.#get('faults');
  /** Sets what fails from now on; `{}` switches all faults off. */
  faults = (faults: FaultChanges): Promise<FaultSettings> => this.#send('PUT', 'faults', faults);
  network = (): Promise<Network> => this.#get('network');
  /** Returns a one-time link that signs in as an owner. */
  ticket = (owner_id: string): Promise<TicketLink> => this.#send('POST', 'tickets', { owner_id });

  // raw data, and one call of the app

  /** Returns the raw rows of a table; a query string filters them: `owners?email=…`. */
  rows = async <Row>(table: string): Promise<Row[]> => {
    const response = await fetch(`${this.url}/demo/db/${table}`);
    return (await response.json()) as Row[];
  };
  /** Returns the id of the owner's newest application or loan. */
  newestId = async (table: 'applications' | 'loans', { user }: Pick<Session, 'user'>): Promise<string> => {
    const ids = (await this.rows<{ id: string }>(`${table}?owner_id=${user.id}`)).map(({ id }) => Number(id));
    return String(Math.max(...ids));
  };
  /** Returns the ids of a loan's installments, first month first. */
  installments = async (loan: string): Promise<string[]> =>
    (await this.rows<{ id: string }>(`installments?loan_id=${loan}`)).map(({ id }) => id);
  /** Ends a session on the server, as if the owner had logged out in another tab. */
  async endSession(token: string): Promise<void> {
    const response = await fetch(`${this.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 204) throw new Error(`The logout failed with status ${response.status}`);
  }

  /** Sends any call, a wrong one too, and resolves with what the server responds: for tests of what is rejected. */
  async attempt(method: string, path: string, body?: unknown): Promise<Attempt> {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/demo/api/${path}`, { method, ...(body === undefined ? {} : json) });
    return { status: response.status, body: parse(await response.text()), headers: response.headers };
  }

  #decide<Row>(kind: Kind, id: string, transition: string, reason: string | undefined): Promise<Row> {
    return this.#send('POST', `${kind}/${id}/${transition}`, reason === undefined ? undefined : { reason });
  }

  #get<Body>(path: string, query: Readonly<Record<string, string | undefined>> = {}): Promise<Body> {
    return this.#parsed(this.#fetch('GET', `${path}${queryOf(query)}`));
  }

  #send<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Body> {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return this.#parsed(this.#fetch(method, path, body === undefined ? {} : json));
  }

  async #parsed<Body>(response: Promise<Response>): Promise<Body> {
    return parse<Body>(await (await response).text()) as Body;
  }

  async #fetch(method: string, path: string, options: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.url}/demo/api/${path}`, { method, ...options });
    if (!response.ok) throw new StageError(`${method} ${path}`, response.status, await response.text());
    return response;
  }
}

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Returns the value of a JSON text; undefined for an empty one. */
const parse = <Value>(text: string): Value | undefined => (text === '' ? undefined : (JSON.parse(text) as Value));
