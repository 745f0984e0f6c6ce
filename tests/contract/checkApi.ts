import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { ApiClient, NoResponse, type OnResponse } from './apiClient.ts';
import { type Context, nameOf } from './checks.ts';
import { checkPreflight, HeaderChecks } from './headers.ts';
import { type AskCode, checkJourney } from './journeyChecks.ts';
import { checkOwnerCalls } from './ownerChecks.ts';
import { checkArticles, checkPublicCalls, isReachable } from './publicChecks.ts';
import { Report } from './report.ts';

/** What is tried: the API, as which owner, from which origin, with a new owner's journey or not. */
export type CheckOptions = {
  readonly api: string;
  readonly owner?: { readonly email: string; readonly password: string } | undefined;
  readonly origin?: string | undefined;
  readonly marketing?: string | undefined;
  readonly journey?: { readonly phone: string; readonly askCode: AskCode } | undefined;
  /** Told of each response as it comes; the whole takes minutes where the API is slow. */
  readonly onResponse?: OnResponse;
  /** A clock in ms, for tests. */
  readonly now?: () => number;
};

/** Tries an API as the app would. Returns what was found, and what is left behind because no call removes it. */
export async function checkApi(options: CheckOptions): Promise<{ report: Report; leftBehind: string[] }> {
  const report = new Report();
  const api = new ApiClient(options.api, options.origin, options.onResponse, options.now);
  const context: Context = { api, report, headers: new HeaderChecks(options.origin) };
  const leftBehind: string[] = [];
  if (!(await isReachable(context))) return { report, leftBehind };
  try {
    await checkPreflight(api, report);
    await checkPublicCalls(context);
    if (options.owner) {
      await checkOwnerCalls(context, options.owner);
      leftBehind.push('one uploaded picture that nothing refers to');
    }
    if (options.journey) leftBehind.push(...(await checkJourney(context, options.journey)));
    await checkArticles(context, options.marketing);
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    report.add('every call', 'broken', `the API stopped responding: ${error.message}`);
  }
  context.headers.addTo(report);
  addUntried(report, options);
  return { report, leftBehind };
}

/** Says of each call that was not tried so that it must succeed what would try it. */
function addUntried(report: Report, { owner, journey }: CheckOptions): void {
  const [withOwner, withJourney] = ['--email and --password of an owner', '--journey'];
  const needed = [...(owner ? [] : [withOwner]), ...(journey ? [] : [withJourney])].join(' or ');
  for (const call of apiCalls)
    report.skip(nameOf(call), staffFirst[call.id] ?? (needed === '' ? 'an earlier call failed' : `needs ${needed}`));
}

/** Calls that are possible only after somebody else has done something. */
const staffFirst: Readonly<Record<string, string>> = {
  sendAccountStatement: 'needs a loan that waits for a statement: the back office makes it',
  sendProof: 'would change a payment of the owner',
  replaceTemporaryPassword: 'needs the temporary password of an e-mail',
};
