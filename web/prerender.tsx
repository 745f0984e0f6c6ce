import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
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
