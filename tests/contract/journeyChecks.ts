import type { Application } from '../../domain/application.ts';
import { type Day, dayInMexico, plusMonths } from '../../domain/calendar.ts';
import type { Registered, Session } from '../../domain/session.ts';
import {
  biometric,
  identification,
  incomeAndTaxes,
  lease,
  named,
  PASSWORD,
  property,
  type Uploader,
} from '../demo-server/support/owner.ts';
import type { ApiClient } from './apiClient.ts';
import { type Context, callOf, expectError, expectSuccess, nameOf, skip } from './checks.ts';
import { formWith } from './fileChecks.ts';
import { checkLogout } from './ownerChecks.ts';

/** Returns the code that was sent to a phone; `what` says which of the two codes. */
export type AskCode = (what: string, phone: string) => Promise<string>;

const NEW_PASSWORD = 'Renta2027!';

/** A journey under way: the shared context, the owner's token, and who reads the codes. */
type Journey = Context & { readonly token: string; readonly phone: string; readonly askCode: AskCode };

/**
 * Goes the way of a new owner, from the registration to the sent application, and changes the password. Returns what it
 * leaves behind, in words.
 */
export async function checkJourney(
  context: Context,
  { phone, askCode }: { phone: string; askCode: AskCode },
): Promise<string[]> {
  const email = `contract-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const token = await register(context, { email, phone, askCode });
  if (token === undefined) return [];
  const journey: Journey = { ...context, token, phone, askCode };
  const account = `the account ${email}`;
  if (!(await completeProfile(journey))) return [account];
  await createAndDelete(journey);
  const application = await sendApplication(journey);
  await changePassword(journey, email);
  return [account, ...(application ? [`its application ${application.id}`] : [])];
}

async function register(
  context: Context,
  { email, phone, askCode }: { email: string; phone: string; askCode: AskCode },
): Promise<string | undefined> {
  const body = { email, phone, password: PASSWORD, confirm_password: PASSWORD };
  const registered = (await expectSuccess(context, 'register', { body })) as Registered | undefined;
  if (registered === undefined) return undefined;
  const path = (id: string) => callOf(id).path.replace('{id}', encodeURIComponent(registered.id));
  await expectSuccess(context, 'resendPhoneCode', { path: path('resendPhoneCode') });
  const verify = { path: path('verifyPhoneCode') };
  await expectError(context, 'verifyPhoneCode', {
    ...{ ...verify, body: { code: '0000' }, status: 422, because: 'for a wrong code', field: 'code' },
  });
  const code = await askCode('to verify the phone', phone);
  const session = await expectSuccess(context, 'verifyPhoneCode', { ...verify, body: { code } });
  return (session as Session | undefined)?.token;
}

/** Saves the name and the three steps. Returns whether the API then calls the profile complete. */
async function completeProfile(journey: Journey): Promise<boolean> {
  const save = (body: object) => expectSuccess(journey, 'saveProfile', { token: journey.token, body });
  const uploader = uploaderOf(journey);
  await expectSuccess(journey, 'getProfile', { token: journey.token });
  await save(named);
  await save(await identification(uploader));
  await save(await biometric(uploader));
  const profile = await save(await incomeAndTaxes(uploader));
  if (profile === undefined) return false;
  const { is_completed, next_step } = profile as { is_completed: boolean; next_step: string | null };
  if (!is_completed)
    journey.report.add(
      nameOf(callOf('saveProfile')),
      'broken',
      `\`is_completed\` is false after all three steps, \`next_step\` is '${next_step}'; the app needs true`,
    );
  return is_completed;
}

/** Returns what uploads the files of the forms. An upload that fails has no id. */
const uploaderOf = ({ token, ...context }: Journey): Uploader => ({
  async upload(name, bytes) {
    return { body: (await expectSuccess(context, 'uploadFile', { token, body: formWith({ name, bytes }) })) ?? {} };
  },
});

async function newDraft(journey: Journey): Promise<Application | undefined> {
  const today = await todayIn(journey.api);
  const body = { ...lease, lease_start_date: plusMonths(today, -12), lease_end_date: plusMonths(today, 24) };
  const draft = await expectSuccess(journey, 'createApplication', { token: journey.token, body });
  return draft as Application | undefined;
}

/** Returns today by the API's clock, as the app does. */
async function todayIn(api: ApiClient): Promise<Day> {
  const { headers } = await api.fetch('/api/user');
  const date = Date.parse(headers.get('date') ?? '');
  return dayInMexico(Number.isNaN(date) ? new Date() : new Date(date));
}

const ofApplication = (id: string, application: Application): string =>
  callOf(id).path.replace('{id}', encodeURIComponent(application.id));

async function createAndDelete(journey: Journey): Promise<void> {
  const { token } = journey;
  const draft = await newDraft(journey);
  if (draft === undefined) return skip(journey, ['deleteApplication'], 'no application could be created');
  await expectSuccess(journey, 'deleteApplication', { token, path: ofApplication('deleteApplication', draft) });
  const gone = { path: ofApplication('getApplication', draft), status: 404, because: 'for a deleted draft' };
  await expectError(journey, 'getApplication', { token, ...gone });
}

/** Creates an application and completes it. Returns it as soon as it exists. */
async function sendApplication(journey: Journey): Promise<Application | undefined> {
  const { token, phone, askCode } = journey;
  const draft = await newDraft(journey);
  if (draft === undefined) return undefined;
  const path = (id: string) => ofApplication(id, draft);
  const save = (body: object) =>
    expectSuccess(journey, 'updateApplication', { token, path: path('updateApplication'), body });
  await save({ pre_offer_term_frame: 6 });
  await save(await property(uploaderOf(journey)));
  const consent = { path: path('authoriseBureau'), body: { accept_privacy_policy: true } };
  await expectSuccess(journey, 'authoriseBureau', { token, ...consent });
  await expectSuccess(journey, 'resendBureauCode', { token });
  const confirm = { token, path: `${path('confirmBureau')}?time=1` };
  await expectError(journey, 'confirmBureau', {
    ...{ ...confirm, body: { id: draft.id, code: '0000' }, status: 422, because: 'for a wrong code', field: 'code' },
  });
  const code = await askCode('to confirm the bureau check', phone);
  await expectSuccess(journey, 'confirmBureau', { ...confirm, body: { id: draft.id, code } });
  await expectSuccess(journey, 'getApplication', { token, path: path('getApplication') });
  await expectError(journey, 'updateApplication', {
    ...{ token, path: path('updateApplication'), body: { pre_offer_term_frame: 7 } },
    ...{ status: 409, because: 'for a change of a sent application' },
  });
  return draft;
}

async function changePassword(journey: Journey, email: string): Promise<void> {
  const { token } = journey;
  const passwords = { current_password: PASSWORD, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  await expectSuccess(journey, 'changePassword', { token, body: passwords });
  await checkLogout(journey, token);
  const session = await expectSuccess(journey, 'login', { body: { email, password: NEW_PASSWORD } });
  if (session !== undefined) await expectSuccess(journey, 'logout', { token: (session as Session).token });
  await expectSuccess(journey, 'recoverPassword', { body: { email } });
}
