import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { api } from '#api/api';
import { paths } from '#paths';
import { loadPage, routes } from '../../web/app/routes.tsx';
import { createStore } from '../../web/app/store.ts';
import { signedIn } from '../../web/features/auth/authSlice.ts';
import type { TestServer } from '../demo-server/support/server.ts';
import { RelativeRequest } from '../web/scriptedStore.ts';
import type { Change } from './apis.ts';
import { type Facts, isInValidation } from './facts.ts';
import type { Situation } from './situations.ts';

/** What one surface says, line by line: a paragraph, a heading, or a label with its value. */
export type Said = { readonly surface: string; readonly lines: readonly string[] };

/** Begins the line of a step that is the current one of a process. */
export const CURRENT = '▸ ';

const BLOCK = 'p|li|ul|ol|div|h[1-6]|dt|dd|dl|section|article|button|header|summary|details|main|nav|br';
const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&amp;': '&' };

/** Returns the lines of some markup as its reader meets them. A term and its value are one line. */
function linesOf(markup: string): string[] {
  const text = markup
    .replace(/<(svg|style|script|template)\b.*?<\/\1>/gs, '')
    .replace(/<li[^>]*aria-current="step"[^>]*>/g, `\n${CURRENT}`)
    .replace(/<span[^>]*aria-hidden="true"[^>]*>\d*<\/span>/g, '')
    .replace(new RegExp(`${CURRENT}(<[^>]+>)+`, 'g'), CURRENT)
    .replace(/<\/dt>\s*<dd[^>]*>(\s*<(p|div|span)[^>]*>)*/g, ': ')
    .replace(new RegExp(`</?(${BLOCK})\\b[^>]*>`, 'g'), '\n')
    .replace(/<\/span>(?=<span)/g, ' ')
    .replace(/<[^>]+>/g, '');
  return splitLines(
    Object.entries(ENTITIES).reduce((all, [entity, character]) => all.replaceAll(entity, character), text),
  );
}

/** Returns the lines of a text, with single ordinary spaces. */
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** What an owner's calls are answered in a situation: each call asks the server once. */
export function answersOf(server: TestServer, { owner }: Situation) {
  const answers = new Map<string, string>();
  return {
    /** Returns the answer to a path and query as an API sends it. */
    async to(address: string, change: Change): Promise<unknown> {
      const text = answers.get(address) ?? JSON.stringify((await server.as(owner.token).get(address)).body);
      answers.set(address, text);
      return changed(text, address, change);
    },
    /** Returns all answers so far as an API sends them, as one text. */
    allBy: (change: Change): string =>
      JSON.stringify([...answers].map(([address, text]) => changed(text, address, change))),
  };
}

const changed = (text: string, address: string, change: Change): unknown =>
  JSON.parse(text, (field, value) => change(field, value, address));

/** Loads the screens, with their queries. */
export const loadScreens = () => Promise.all(Object.values(paths).map(loadPage));

/** Opens the app for an owner with an API. `read` calls it as a screen would; `page` returns the lines of a page. */
function openApp({ owner: { id, token } }: Situation, answers: ReturnType<typeof answersOf>, change: Change) {
  vi.stubGlobal('location', { origin: 'https://app.test', pathname: '/home' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('Request', RelativeRequest);
  const fetchFromServer = fetch;
  vi.stubGlobal('fetch', async (request: RequestInfo | URL, options?: RequestInit) => {
    if (!(request instanceof RelativeRequest)) return fetchFromServer(request, options);
    const { pathname, search } = new URL(request.url);
    return Response.json(await answers.to(pathname + search, change));
  });
  const { store } = createStore();
  store.dispatch(signedIn({ token, user: { id, name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' } }));
  const endpoints = api.endpoints as unknown as Record<string, { initiate(argument?: unknown): never }>;
  const read = (name: string, argument?: unknown): unknown =>
    store.dispatch(endpoints[name]?.initiate(argument) as never);
  const markup = async (address: string): Promise<string> => {
    const { path = '', element } = matchRoutes(routes, address)?.at(-1)?.route ?? {};
    const route = createElement(Route, { path, element });
    const children = createElement(MemoryRouter, { initialEntries: [address] }, createElement(Routes, null, route));
    const { prelude } = await prerenderToNodeStream(createElement(Provider, { store, children } as never));
    return text(prelude);
  };
  return { read, markup };
}

/** Returns what the app says to an owner, screen by screen, with an API. */
export async function saidByApp(
  situation: Situation,
  facts: Facts,
  ...answers: [ReturnType<typeof answersOf>, Change]
) {
  const { application, loan, installments } = facts;
  const app = openApp(situation, ...answers);
  const [term, rent = 0] = [application?.pre_offer_term_frame, application?.lease_monthly_income];
  await Promise.all([
    ...['getProfile', 'getLoans', 'getApplications', 'getNotices'].map((name) => app.read(name)),
    application && app.read('getApplication', application.id),
    loan && app.read('getLoan', loan.id),
    installments[0] && app.read('getInstallment', installments[0].id),
    term && app.read('calculateOffer', { principal: rent * term, months: term }),
  ]);
  const isDraft = application?.status === 'uncompleted';
  const addresses: readonly (readonly [surface: string, address: string | false | undefined])[] = [
    ['process page', application && `/applications/${application.id}/process`],
    ['pre-offer', isDraft && Boolean(term) && `/applications/${application.id}/desired-loan`],
    ['announcement', isInValidation(application?.status) && `/applications/${application?.id}/final-announcement`],
    ['loan page', loan && `/loans/${loan.id}`],
    ["loan's process page", loan && `/loans/${loan.id}/process`],
    ['statement page', loan?.status === 'awaiting_account_statement_upload' && `/loans/${loan.id}/success`],
    ['payment page', installments[0] && `/loans/${loan?.id}/installments/${installments[0].id}`],
    ['payment plan', installments[0] && `/loans/${loan?.id}/plan`],
    [
      'receipt',
      installments[0]?.status === 'approved' && `/loans/${loan?.id}/installments/${installments[0].id}/receipt`,
    ],
    ['settlement letter', loan?.status === 'liquidated' && `/loans/${loan.id}/settlement-letter`],
    ['notices', '/notices'],
  ];
  const pages = addresses.map(async ([surface, address]) =>
    address ? [{ surface, lines: linesOf(await app.markup(address)) }] : [],
  );
  return [...surfacesOfHome(await app.markup('/home')), ...(await Promise.all(pages)).flat()];
}

/** Returns the next step, and the cards of loans and applications. */
function surfacesOfHome(markup: string): Said[] {
  const [nextStep = ''] = /<section[^>]*>(?:(?!<\/section>).)*Tu siguiente paso.*?<\/section>/s.exec(markup) ?? [];
  const cards = [...markup.matchAll(/<article.*?<\/article>/gs)].map(([card]) => linesOf(card));
  return [
    ...(nextStep ? [{ surface: "home's card", lines: linesOf(nextStep) }] : []),
    ...cards.map((lines) => ({ surface: lines[0]?.startsWith('Solicitud') ? 'application card' : 'loan card', lines })),
  ];
}

/** Returns what the server itself says: the e-mails of this minute, the signing page and the console's case file. */
export async function saidByServer(server: TestServer, { owner }: Situation, { loan, now }: Facts): Promise<Said[]> {
  const emails = (await server.stage.messages(owner.email)).filter(({ sent_at }) => new Date(sent_at) >= now);
  const { applications, loans } = await server.stage.owner(owner.id);
  const items = [...applications, ...loans, ...loans.flatMap(({ installments }) => installments)];
  const isSigning = loan?.status === 'awaiting_client_signature';
  const contract = isSigning ? (await server.anyone.get(`/demo/sign/${loan.id}`)).body : '';
  return [
    ...emails.map(({ subject = '', text }) => ({
      surface: 'e-mail',
      lines: splitLines(`${subject}\n${text}`),
    })),
    ...(isSigning ? [{ surface: 'signing page', lines: linesOf(contract.replace(/^.*<body/s, '<body')) }] : []),
    ...(items.length > 0
      ? [
          {
            surface: 'case file',
            lines: splitLines(items.map(({ label, detail }) => `${label} · ${detail}`).join('\n')),
          },
        ]
      : []),
  ];
}
