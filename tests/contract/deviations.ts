import { APP_ORIGIN, type Deviation } from './deviatingApi.ts';

/** Returns a deviation that changes the JSON of a successful call. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of every call.
const changed = (call: string, changeBody: (body: any) => void): Deviation => ({
  change(at, answer) {
    if (at !== call || answer.status !== 200) return;
    const body = JSON.parse(answer.body.toString());
    changeBody(body);
    answer.body = Buffer.from(JSON.stringify(body));
  },
});

/** Returns a deviation that ends the calls of a signed-in owner that match a pattern with a status and a body. */
const ending = (calls: RegExp, status: number, body = ''): Deviation => ({
  change(at, answer) {
    if (calls.test(at) && answer.status !== 401) Object.assign(answer, { status, body: Buffer.from(body) });
  },
});

/** A deviation that changes the headers of the successful calls that match a pattern. */
const withHeaders = (calls: RegExp, headers: Record<string, string>): Deviation => ({
  change(at, answer) {
    if (calls.test(at) && answer.status === 200) Object.assign(answer.headers, headers);
  },
});

/** Each deviation with the line that names it, and the lines before that one. */
export const deviations: readonly { deviation: Deviation; line: string; others?: string[] }[] = [
  {
    deviation: changed('GET /api/applications', ([application]) => {
      application.created_at = '2026-07-24T02:00:00';
    }),
    line: "broken: GET /api/applications: `created_at` is '2026-07-24T02:00:00'; the app needs an instant with its offset, '2026-07-24T02:00:00-06:00'",
  },
  {
    deviation: changed('GET /api/applications', ([application]) => {
      application.lease_start_date = '24/07/2026';
    }),
    line: "broken: GET /api/applications: `lease_start_date` is '24/07/2026'; the app needs 'yyyy-MM-dd'",
  },
  {
    deviation: changed('GET /api/calc?principal=60000&months=3', (offer) => {
      [offer.commission, offer.advance] = [offer.advance, offer.commission];
    }),
    others: ['harmless: GET /api/calc: `advance` is 1800; the app ignores it and shows 52344'],
    line: 'broken: GET /api/calc: `commission` is 52344, but the offer of 60000 has 1800: the app needs 1800',
  },
  {
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.summary.missing_installments_counter = 8;
    }),
    line: 'broken: GET /api/loans: `summary.missing_installments_counter` is 8, but 5 installments are not approved: the app needs 5',
  },
  {
    deviation: changed('GET /api/applications', (applications) => {
      applications.push({ ...applications[0], id: '99', created_at: '2099-01-01T00:00:00-06:00' });
    }),
    line: 'broken: GET /api/applications: the list begins with an older record; the app needs the newest first',
  },
  {
    deviation: changed('GET /api/loans', ([loan]) => loan.installments.reverse()),
    line: 'broken: GET /api/loans: `installments` begin with a later one; the app needs the earliest first',
  },
  {
    deviation: withHeaders(/^GET \/api\/loans$/, { 'content-type': 'text/plain' }),
    line: "harmless: GET /api/loans: `Content-Type` is 'text/plain'; the app reads the body as JSON all the same",
  },
  {
    deviation: withHeaders(/^GET \/api\/files\//, { 'content-type': 'application/octet-stream' }),
    line: "broken: GET /api/files/{id}: `Content-Type` of a picture is 'application/octet-stream'; with `nosniff` the browser does not show it",
  },
  {
    deviation: changed('GET /api/applications', ([application]) => delete application.pre_offer_fees),
    line: 'broken: GET /api/applications: `pre_offer_fees` is missing; the app needs a number',
  },
  {
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.amount *= 100;
      loan.summary.total_paid_amount *= 100;
      loan.summary.missing_installment.amount *= 100;
      for (const installment of loan.installments) installment.total_amount *= 100;
    }),
    line: 'broken: GET /api/loans: `amount` is 16000000, but its application is about 160000: this looks like centavos; the app needs pesos',
  },
  {
    deviation: ending(/^GET \/api\/zip-codes\/00000$/, 404, '<html><h1>Not found</h1></html>'),
    line: 'broken: GET /api/zip-codes/{code}: the body of the 404 is HTML; the app needs JSON with `message` or `errors`',
  },
  {
    deviation: ending(/^GET \/api\/zip-codes\/00000$/, 200, '{"message":"Zip code not found"}'),
    line: 'broken: GET /api/zip-codes/{code}: the status is 200 for a zip code that does not exist; the app needs 404',
  },
  {
    deviation: { change: (_call, { headers }) => delete headers['access-control-allow-origin'] },
    line: `broken: every call: \`Access-Control-Allow-Origin\` is missing; the app is on ${APP_ORIGIN}, and the browser hides the response`,
    others: [`broken: OPTIONS /api/user: the preflight does not allow the origin ${APP_ORIGIN}`],
  },
  {
    deviation: { change: (_call, { headers }) => delete headers.date },
    line: 'broken: every call: there is no `Date` header; the app takes the time from it',
  },
  {
    deviation: { swallowed: 'POST /api/auth/logout' },
    line: 'broken: POST /api/auth/logout: the token still works afterwards: GET /api/user responds 200; the app needs 401',
  },
  {
    deviation: ending(/^GET \/api\/loans\/\d$/, 204),
    line: 'broken: GET /api/loans/{id}: the status is 204 and there is no body; the app needs a JSON body',
  },
  {
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.status = 'refinanced';
    }),
    line: "harmless: GET /api/loans: `status` is 'refinanced', which the app does not know; it shows a general text",
  },
  {
    deviation: changed('GET /api/user', (profile) => {
      profile.loyalty_points = 3;
    }),
    line: 'harmless: GET /api/user: `loyalty_points` is an additional field; the app ignores it',
  },
];
