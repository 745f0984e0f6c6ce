import type { Application } from '../../domain/application.ts';
import type { Installment } from '../../domain/installment.ts';
import type { Loan } from '../../domain/loan.ts';
import { pesos } from '../../domain/money.ts';
import { estimateOffer, type Offer } from '../../domain/preOffer.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Session } from '../../domain/session.ts';
import { loansUnlikeApplications, wrongAmount } from './amounts.ts';
import { type Context, callOf, expectError, expectSuccess, nameOf, skip } from './checks.ts';
import { checkFiles } from './fileChecks.ts';

/** E-mail and password of an owner. */
export type Credentials = { readonly email: string; readonly password: string };

/** Tries all calls of a signed-in owner that change nothing but a file, and signs the owner out again. */
export async function checkOwnerCalls(context: Context, credentials: Credentials): Promise<void> {
  const wrong = { ...credentials, password: `${credentials.password.slice(0, 12)}-wrong` };
  await expectError(context, 'login', { body: wrong, status: 401, because: 'for a wrong password' });
  const session = (await expectSuccess(context, 'login', { body: credentials })) as Session | undefined;
  if (session === undefined) return context.report.skip('every call with a session', 'the login failed');
  const { token } = session;
  const profile = (await expectSuccess(context, 'getProfile', { token })) as Profile | undefined;
  await checkNotices(context, token);
  await checkLookUps(context, token);
  await checkApplicationsAndLoans(context, token);
  await checkFiles(context, token, profile?.front_document?.url ?? undefined);
  await checkLogout(context, token);
}

/** Tries the list of notices, which an API may lack. */
async function checkNotices(context: Context, token: string): Promise<void> {
  const call = nameOf(callOf('getNotices'));
  const { status } = await context.api.send({ method: 'GET', path: '/api/notices', token });
  if (status !== 404) return void (await expectSuccess(context, 'getNotices', { token }));
  context.report.add(call, 'harmless', 'the API does not know this call; the app then has no list of notices');
}

export async function checkLookUps(context: Context, token: string): Promise<void> {
  await expectSuccess(context, 'lookUpZipCode', { token, path: '/api/zip-codes/06600' });
  const unknown = { path: '/api/zip-codes/00000', status: 404, because: 'for a zip code that does not exist' };
  await expectError(context, 'lookUpZipCode', { token, ...unknown });
  const [asked, term] = [60_000, 3];
  const offer = await expectSuccess(context, 'calculateOffer', {
    token,
    path: `/api/calc?principal=${asked}&months=${term}`,
  });
  if (offer !== undefined) checkOffer(context, offer as Offer, { principal: pesos(asked), term });
  const invalid = { path: '/api/calc?principal=60000&months=2', status: 422, because: 'for a term of two months' };
  await expectError(context, 'calculateOffer', { token, ...invalid });
}

/** Compares an offer with the costs that the app shows before and after it, in its calculator and with an application. */
function checkOffer({ report }: Context, offer: Offer, asked: Parameters<typeof estimateOffer>[0]): void {
  const call = nameOf(callOf('calculateOffer'));
  const expected = estimateOffer(asked);
  const because = `the offer of ${expected.principal} has`;
  const { advance } = offer;
  if (typeof advance === 'number' && pesos(advance) !== pesos(Number(expected.advance)))
    report.add(call, 'harmless', `\`advance\` is ${advance}; the app ignores it and shows ${expected.advance}`);
  for (const field of ['principal', 'commission', 'iva_commission'] as const) {
    const sentence = wrongAmount(field, offer[field], expected[field], `${because} ${expected[field]}`);
    if (sentence) report.add(call, 'broken', sentence);
  }
}

/** Tries the lists, the newest record of each, and records that do not exist. */
async function checkApplicationsAndLoans(context: Context, token: string): Promise<void> {
  const applications = (await expectSuccess(context, 'getApplications', { token })) as Application[] | undefined;
  const loans = (await expectSuccess(context, 'getLoans', { token })) as Loan[] | undefined;
  await expectRecord(context, token, 'getApplication', applications?.[0], 'the owner has no application');
  const loan = (await expectRecord(context, token, 'getLoan', loans?.[0], 'the owner has no loan')) as Loan | undefined;
  const installments = loan?.installments ?? [];
  if (loan && loan.installments === undefined)
    context.report.add(nameOf(callOf('getLoan')), 'broken', '`installments` is missing; the app needs a list here');
  await expectRecord(context, token, 'getInstallment', installments[0], 'the owner has no installments');
  for (const sentence of loansUnlikeApplications(loans ?? [], applications ?? []))
    context.report.add(nameOf(callOf('getLoans')), 'broken', sentence);
}

async function expectRecord(
  context: Context,
  token: string,
  id: string,
  record: Application | Loan | Installment | undefined,
  whyNot: string,
): Promise<unknown> {
  const { path } = callOf(id);
  const unknown = path.replace('{id}', '999999999');
  await expectError(context, id, { token, path: unknown, status: 404, because: 'for a record that does not exist' });
  if (record !== undefined) return expectSuccess(context, id, { token, path: path.replace('{id}', record.id) });
  skip(context, [id], `${whyNot}; try an owner who has one`);
  return undefined;
}

/** Ends a session, and checks that its token is of no use afterwards. */
export async function checkLogout(context: Context, token: string): Promise<void> {
  await expectSuccess(context, 'logout', { token });
  const { status } = await context.api.send({ method: 'GET', path: '/api/user', token });
  if (status === 401) return;
  const sentence = `the token still works afterwards: GET /api/user responds ${status}; the app needs 401`;
  context.report.add(nameOf(callOf('logout')), 'broken', sentence);
}
