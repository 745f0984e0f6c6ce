import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { test as journey } from './journey.ts';
import { type ApiCall, PageProxy } from './pageProxy.ts';

export { expect } from 'playwright/test';

/** The moment of the scripted journeys: a Saturday noon in Mexico City. */
export const SATURDAY_NOON = '2026-11-21T12:00:00-06:00';

/** An answer that is no 200. */
export class ErrorResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that is no JSON of ours: a proxy's page, half an answer, nothing at all; a picture. */
export class RawResponse {
  readonly status: number;
  readonly contentType: string;
  readonly content: string | Uint8Array;

  constructor(status: number, contentType: string, content: string | Uint8Array) {
    this.status = status;
    this.contentType = contentType;
    this.content = content;
  }
}

/** The connection breaks before an answer is there. */
export const brokenConnection = Symbol('broken off');

/** What each call is answered, by `'GET /api/user'`: a body, a refusal, a promise of one of them, or what a request makes of it. */
export type Script = Readonly<Record<string, unknown>>;

/** A call as the product made it. */
export type RecordedCall = {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export const sampleOwner = {
  id: 'o1',
  name: 'Ana Sofía',
  email: 'ana@correo.mx',
  phone: '+525512345678',
  has_temporary_password: false,
};

export const fileNamed = (name: string, size = 1_240_000) => ({
  id: `id-of-${name}`,
  name,
  size,
  url: `/api/files/${name}`,
});

/** A profile; complete unless told otherwise. */
export const profileOf = (changes: object = {}) => ({
  id: sampleOwner.id,
  name: sampleOwner.name,
  last_name: 'Ríos Cañedo',
  email: sampleOwner.email,
  phone: sampleOwner.phone,
  selfie: fileNamed('selfie.jpg'),
  is_completed: true,
  next_step: null,
  document_number: '1234567890123',
  rfc_number: 'RICM870214QK7',
  curp_number: 'RICM870214MDFSSR05',
  address: 'Calle del Laurel 140',
  colony: 'Juárez',
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
  zip_code: '06600',
  birthdate: '1987-02-14',
  front_document: fileNamed('frente.jpg'),
  back_document: fileNamed('reverso.jpg'),
  proof_incomes: [fileNamed('recibo.pdf')],
  rfc: fileNamed('constancia.pdf'),
  accept_privacy_policy: true,
  accept_terms_and_conditions: true,
  ...changes,
});

/** A profile of which nothing is there from a step on. */
export const profileAtStep = (next_step: 'identification' | 'biometric_validation' | 'income_and_taxes') =>
  profileOf({
    is_completed: false,
    next_step,
    proof_incomes: [],
    rfc_number: null,
    rfc: null,
    ...(next_step !== 'income_and_taxes' && { selfie: null }),
    ...(next_step === 'identification' && {
      front_document: null,
      back_document: null,
      birthdate: null,
      curp_number: null,
      address: null,
      zip_code: null,
      colony: null,
      municipality: null,
      state: null,
    }),
  });

/** What has been paid of a loan of 160,000 pesos, where anything could have been. */
const summaries: Record<string, object> = {
  active: {
    missing_installment: { amount: 20_000, due_date: '2027-01-05' },
    total_paid_amount: 60_000,
    missing_installments_counter: 5,
  },
  liquidated: { missing_installment: null, total_paid_amount: 160_000, missing_installments_counter: 0 },
};

export const loanOf = (status: string, changes: object = {}) => ({
  id: '12',
  status,
  amount: 160_000,
  summary: summaries[status] ?? { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 0 },
  ...changes,
});

export const applicationOf = (status: string, changes: object = {}) => ({
  id: '7',
  status,
  next_step: null,
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2027-05-25',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
  pre_offer_term_frame: 6,
  pre_offer_amount: 120_000,
  pre_offer_fees: 4_176,
  pre_offer_commissions: 3_600,
  property_commercial_folio: null,
  property_zip_code: null,
  property_lease_agreement: null,
  ...changes,
});

/** What whoever serves the pages has written into one of their meta tags. */
export async function settingOf(page: Page, name: string): Promise<string> {
  const content = await page.locator(`meta[name="${name}"]`).getAttribute('content');
  if (!content) throw new Error(`The pages have no ${name}`);
  return content;
}

/** What every file shows. */
const picture = new RawResponse(200, 'image/jpeg', selfie(sampleOwner.name).bytes);

const asUsual: Script = {
  'GET /api/user': profileOf(),
  'GET /api/applications': [],
  'GET /api/loans': [],
  'GET /marketing/api/services/articles': [],
  'GET /api/zip-codes/06600': {
    zip_code: '06600',
    colonies: ['Juárez'],
    municipality: 'Cuauhtémoc',
    state: 'Ciudad de México',
  },
  'POST /api/files': ({ body }: ApiCall) => fileNamed(/filename="([^"]+)"/.exec(body.toString('latin1'))?.[1] ?? ''),
};

/** An API that answers by a script and remembers what it was asked: any answer can be had without its history. */
export class ScriptedApi {
  readonly #page: Page;
  readonly #sent = new Map<string, RecordedCall[]>();
  #script: Script = asUsual;
  #held: Promise<void> | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on these calls are answered so; what is not told is answered as before. */
  answers(script: Script): void {
    this.#script = { ...this.#script, ...script };
  }

  /** From now on it answers as at the beginning but for these calls, and remembers nothing it was asked. */
  restartsWith(script: Script): void {
    this.#sent.clear();
    this.#script = { ...asUsual, ...script };
  }

  /** From now on every answer waits until what this gives is called. */
  holdsResponses(): () => void {
    let release = () => {};
    this.#held = new Promise((done) => {
      release = done;
    });
    return release;
  }

  /** Whether there is internet: without it no call arrives. */
  setReachable = (isReachable: boolean): Promise<void> => this.#page.context().setOffline(!isReachable);

  /** The calls of a kind so far, in their order. */
  calls = (call: string): readonly RecordedCall[] => this.#sent.get(call) ?? [];

  /** What the newest call of a kind said. */
  lastCall(call: string): RecordedCall {
    const last = this.calls(call).at(-1);
    if (last === undefined) throw new Error(`${call} was not called`);
    return last;
  }

  /** The tab opens with a session. */
  signsIn = (user: Partial<Omit<typeof sampleOwner, 'name'>> & { name?: string | null } = {}) =>
    this.#page.addInitScript(
      (kept) => {
        // Once for the tab: a page that is loaded after a logout must not find it again, nor may a frame within it.
        if (window !== window.top || window.name !== '') return;
        window.name = 'visited';
        sessionStorage.setItem('auth', kept);
      },
      JSON.stringify({ token: 'her-token', user: { ...sampleOwner, ...user }, isAuthenticated: true }),
    );

  /** Answers a call as it is told. */
  async answer(asked: ApiCall, response: ServerResponse): Promise<void> {
    const { method, url, headers } = asked;
    const call = `${method} ${url.pathname}`;
    const log = this.#sent.get(call) ?? [];
    this.#sent.set(call, [...log, { query: url.search, headers, body: bodyOf(asked) }]);
    await this.#held;
    const told = call.startsWith('GET /api/files/') ? picture : this.#script[call];
    const answer = await (typeof told === 'function' ? told(asked) : told);
    if (answer === brokenConnection) response.destroy();
    else gives(response, answer === undefined ? new ErrorResponse(404, { message: 'Not found' }) : answer);
  }
}

function gives(response: ServerResponse, answer: unknown): void {
  if (answer instanceof RawResponse) {
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.content);
    return;
  }
  const { status, body, headers } =
    answer instanceof ErrorResponse ? answer : { status: 200, body: answer, headers: {} };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function bodyOf({ headers, body }: ApiCall): unknown {
  if (body.length === 0) return null;
  const text = body.toString();
  return headers['content-type']?.includes('json') ? JSON.parse(text) : text;
}

/** A journey against a scripted API: the product's own pages, no state but what the test tells. */
export const test = journey.extend<{ api: ScriptedApi }, { pageProxy: PageProxy }>({
  pageProxy: [
    async ({ server }, use) => {
      const pageProxy = await PageProxy.before(server);
      await use(pageProxy);
      pageProxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pageProxy }, use) => use(pageProxy.url),
  // The browser logs each refused call by itself.
  expectedErrors: ({ baseURL: _ }, use) => use(['Failed to load resource']),
  serviceWorkers: 'block',
  api: async ({ page, pageProxy }, use) => {
    const api = new ScriptedApi(page);
    pageProxy.handlesCallsWith((asked, response) => api.answer(asked, response));
    await use(api);
    pageProxy.dropsCalls();
  },
});
