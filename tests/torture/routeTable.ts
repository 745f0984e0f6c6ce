import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operatorCalls } from '../../demo-server/routes/operator/operatorCalls.ts';

export type Route = { readonly method: string; readonly path: string };

/** The path at which `app.ts` and `operatorRoutes.ts` mount each file of routes. */
const mounts: Readonly<Record<string, string>> = {
  'applications.ts': '/api/applications',
  'auth.ts': '/api/auth',
  'chat.ts': '/chat',
  'files.ts': '/api/files',
  'general.ts': '/api',
  'installments.ts': '/api/installments',
  'loans.ts': '/api/loans',
  'marketing.ts': '/marketing',
  'notices.ts': '/api/notices',
  'user.ts': '/api/user',
  'verificationCode.ts': '/api/verification-code',
  'operator/pages.ts': '/demo',
};
/** Files that declare no route. */
const others = ['newestFirst.ts', 'operator', 'rawData.ts', 'scriptedStates.ts', 'serializers.ts'];

const folder = fileURLToPath(new URL('../../demo-server/routes/', import.meta.url));
const files = ['operator/pages.ts', ...readdirSync(folder).filter((name) => !others.includes(name))];

/** The value of a parameter; it need not exist, since a request is rejected before it is looked up. */
const named = (path: string): string => path.replace(/:\w+/g, '1').replace(/\/$/, '');

const routesOf = (file: string): Route[] => {
  const mount = mounts[file];
  if (mount === undefined) throw new Error(`${file} is mounted nowhere that the tests know`);
  const source = readFileSync(`${folder}${file}`, 'utf8');
  return [...source.matchAll(/\broutes\.(get|post|put|patch|delete)\(\s*'([^']*)'/g)].map(
    ([, method = '', path = '']) => ({
      method: method.toUpperCase(),
      path: mount + named(path),
    }),
  );
};

/** Every call and page of the server, including the operator's. */
export const everyRoute: readonly Route[] = [
  ...files.flatMap(routesOf),
  ...operatorCalls.map(({ method, path }) => ({ method, path: `/demo/api${named(path)}` })),
  { method: 'GET', path: '/api/files/1' },
  { method: 'GET', path: '/demo/api/openapi.json' },
  { method: 'GET', path: '/demo/db/owners' },
  { method: 'GET', path: '/demo-assets/console.css' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/home' },
  { method: 'GET', path: '/assets/main.js' },
];
