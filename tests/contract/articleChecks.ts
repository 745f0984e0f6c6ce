import { type Context, callOf, expectSuccess, nameOf } from './checks.ts';

/** Tries the articles of the marketing site, which is another host; skipped without its address. */
export async function checkArticles({ api, report, headers }: Context, marketing: string | undefined): Promise<void> {
  const { id, path } = callOf('getArticles');
  if (marketing === undefined) return report.skip(nameOf(callOf(id)), 'needs --marketing, its address');
  const { pathname, origin } = new URL(marketing);
  const address = `${pathname.replace(/\/$/, '')}${path.replace('/marketing', '')}?_format=json`;
  // The time is taken from the API only.
  await expectSuccess({ api: api.at(origin), report, headers }, id, { path: address });
}
