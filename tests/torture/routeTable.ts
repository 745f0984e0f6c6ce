import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { staffTransitions } from '../../demo-server/routes/operator/transitions.ts';

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
  'reports.ts': '/reports',
  'user.ts': '/api/user',
  'verificationCode.ts': '/api/verification-code',
  'operator/apiReference.ts': '/demo/api',
  'operator/messages.ts': '/demo/api',
  'operator/network.ts': '/demo/api',
  'operator/owners.ts': '/demo/api',
  'operator/pages.ts': '/demo',
  'operator/personas.ts': '/demo/api',
  'operator/place.ts': '/demo/api',
  'operator/samples.ts': '/demo/api',
  'operator/shownSteps.ts': '/demo/api',
  'operator/state.ts': '/demo/api',
  'operator/time.ts': '/demo/api',
  'operator/transitions.ts': '/demo/api',
  'operator/watching.ts': '/demo/api',
};
/** Files that declare no route. */
const others = [
  'newestFirst.ts',
  'scriptedStates.ts',
  'serializers.ts',
  'operator/checkCall.ts',
  'operator/mail.ts',
  'operator/operatorCalls.ts',
  'operator/operatorRoutes.ts',
];

const folder = fileURLToPath(new URL('../../demo-server/routes/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !others.includes(name));

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

const transitions: Route[] = Object.entries(staffTransitions).flatMap(([kind, names]) =>
  names.map((transition) => ({ method: 'POST', path: `/demo/api/${kind}/1/${transition}` })),
);

/** Every call and page of the server, including the operator's, read from the files that declare them. */
export const everyRoute: readonly Route[] = [
  ...files.flatMap(routesOf),
  ...transitions,
  { method: 'GET', path: '/api/files/1' },
  { method: 'GET', path: '/demo/api' },
  { method: 'GET', path: '/demo/db/owners' },
  { method: 'GET', path: '/demo-assets/console.css' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/home' },
  { method: 'GET', path: '/assets/main.js' },
];
