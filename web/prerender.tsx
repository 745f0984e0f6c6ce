import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { t } from '#i18n';
import { paths } from '#paths';
import { App } from './app/App.tsx';
import { createStore } from './app/store.ts';
import { Unreached } from './app/Unreached.tsx';

/** The pages that are the same for every visitor: they are there before any script is. */
export const prerendered = [
  paths.landing,
  paths.login,
  paths.register,
  paths.createAccount,
  paths.forgotPassword,
] as const;

/** The HTML of what every document says when its scripts do not come. */
export const unreached = (): string => renderToStaticMarkup(<Unreached />);

/** What a link to the landing page says of it elsewhere. */
export const share = () => ({
  title: t('Your rent of tomorrow, today.'),
  text: `${t('Receive up to 12 months of rent in advance.')} ${t('We answer in less than 3 days.')}`,
});

/** The HTML of a guest's page: the very tree that the browser hydrates. Fails the build when a page cannot be rendered. */
export async function prerender(path: string): Promise<string> {
  const { store } = createStore();
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App store={store} />
    </StaticRouter>,
    { onError: (error) => void failures.push(error) },
  );
  const parts: Uint8Array[] = [];
  for await (const part of prelude) parts.push(part as Uint8Array);
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(parts).toString('utf8');
}
