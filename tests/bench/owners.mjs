import * as samples from '../../demo-server/sampleFiles.ts';
import { Stage } from '../stage.ts';
import { withDemo } from './demo.mjs';
import { quantile } from './median.mjs';

/** Owners at once; the limit holds for the last. */
const SIZES = [50, 100, 200];
/** They arrive evenly over so long, and pause so long between two calls, ms. */
const ARRIVING_MS = 120_000;
const PAUSE_MS = 1000;
const PASSWORD = 'Renta2026!';

/** How long a call takes while owners walk the whole journey, from the sign-up to the sent application and a second login. */
export async function owners() {
  const points = [];
  let failed = 0;
  for (const size of SIZES) {
    const { times, errors } = await withDemo((url) => walkedBy(size, url));
    points.push([size, quantile(times, 0.95)]);
    failed += errors.length;
    for (const error of errors.slice(0, 3)) console.error(error);
  }
  return {
    rows: [
      {
        what: `a call while ${SIZES.at(-1)} owners walk the journey, p95`,
        value: points.at(-1)[1],
        unit: 'ms',
        atMost: 300,
      },
      { what: 'their calls that failed', value: failed, unit: '', atMost: 0 },
    ],
    plot: {
      file: 'owners.svg',
      title: 'Time of a call by the number of owners who walk the journey within two minutes',
      across: 'owners within two minutes',
      up: 'a call, ms (95th percentile)',
      points,
    },
  };
}

async function walkedBy(size, url) {
  const times = [];
  const errors = [];
  const walks = Array.from({ length: size }, async (_, number) => {
    await pause((ARRIVING_MS / size) * number);
    await journey(url, number, times).catch((error) => errors.push(error));
  });
  await Promise.all(walks);
  return { times, errors };
}

/** All that one owner asks the server; what the operator is asked for her codes is not counted. */
async function journey(url, number, times) {
  const stage = new Stage(url);
  let token;
  const call = async (method, path, body) => {
    await pause(PAUSE_MS);
    const isForm = body instanceof FormData;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const begun = performance.now();
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const file = async ({ name, bytes }) => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    return (await call('POST', '/files', form)).id;
  };

  const digits = String(number).padStart(4, '0');
  const [email, phone] = [`propietaria${digits}@correo.mx`, `+52551234${digits}`];
  const { id } = await call('POST', '/auth/register', { email, phone, password: PASSWORD, confirm_password: PASSWORD });
  ({ token } = await call('POST', `/auth/${id}/verify-phone-code`, { code: await stage.code(phone) }));
  await call('PUT', '/user', {
    name: 'Ana Sofía',
    last_name: 'Ríos Cañedo',
    accept_privacy_policy: true,
    accept_terms_and_conditions: true,
  });
  await call('PUT', '/user', {
    front_document: await file(samples.identityFront('Ana')),
    back_document: await file(samples.identityBack('Ana')),
    birthdate: '1987-02-14',
    curp_number: 'RICM870214MDFSSR05',
    address: 'Calle del Laurel 140',
    zip_code: '06600',
  });
  await call('PUT', '/user', { selfie: await file(samples.selfie('Ana')) });
  await call('PUT', '/user', {
    proof_incomes: [await file(samples.incomeProof('Ana', 1))],
    rfc_number: 'RICM870214QK7',
    rfc: await file(samples.taxCertificate('Ana', 'RICM870214QK7')),
  });
  const looksAtHome = async () => {
    for (const path of ['/user', '/applications', '/loans']) await call('GET', path);
  };
  await looksAtHome();

  const { id: application } = await call('POST', '/applications', {
    lease_monthly_income: 20_000,
    lease_start_date: '2020-01-05',
    lease_end_date: '2099-01-04',
    lease_payment_method: 'transfer',
    accept_privacy_policy: true,
  });
  const path = `/applications/${application}`;
  for (const months of [12, 9, 6]) await call('GET', `/calc?principal=${20_000 * months}&months=${months}`);
  await call('PUT', path, { pre_offer_term_frame: 6 });
  await call('PUT', path, {
    property_commercial_folio: `1${digits}`,
    property_zip_code: '06600',
    property_lease_agreement: await file(samples.leaseAgreement('Ana', '$20,000.00')),
  });
  await call('PUT', `${path}/privacy-policy`, { accept_privacy_policy: true });
  await call('PUT', `${path}/confirm-privacy-policy?time=1`, { id: application, code: await stage.code(phone) });
  await call('POST', '/auth/logout');
  token = undefined;
  ({ token } = await call('POST', '/auth/login', { email, password: PASSWORD }));
  await looksAtHome();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
