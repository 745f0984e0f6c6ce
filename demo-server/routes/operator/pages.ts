import express, { type Request, type Response, Router } from 'express';
import { loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { money } from '#i18n/format';
import { amountOf } from '../../backoffice/loanFigures.ts';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { escapeHtml, jsonScript, sendOwnPage } from '../../http/page.ts';
import { greetingName } from '../../simulation/emailTemplates.ts';
import { inSpanish } from '../../simulation/messageTexts.ts';
import type { Tickets } from '../../simulation/tickets.ts';

/** Pages that stand in for external sites. */
const externals = { faq: 'FAQ', terms: 'Terms', privacy: 'Privacy', chat: 'Contact page' } as const;

/** The demo's pages: the console, the entry of a persona, the signing provider, placeholders of external sites. */
export function pageRoutes(demo: Demo, tickets: Tickets): Router {
  const routes = Router();
  routes.get('/', (_req, res) => sendConsole(res));
  // A form of the console posts here into a new window: no pop-up is blocked, and no token is in an address.
  const form = express.urlencoded({ extended: false, limit: '1kb' });
  routes.post('/enter', form, (req, res) => redirectToEntry(demo, tickets, req, res));
  routes.get('/enter', (req, res) => sendEntry(demo, tickets, req, res));
  routes.get('/sign/:id', (req, res) => sendContract(demo, req.params.id, res));
  routes.get('/external/:what', (req, res) => sendPlaceholder(req.params.what, res));
  return routes;
}

function sendConsole(res: Response): void {
  const body = `<div id="console"><noscript>${escapeHtml(inSpanish('The console needs scripts'))}</noscript></div>`;
  sendOwnPage(res, { title: inSpanish('Console'), body, style: 'console', script: 'console' });
}

function redirectToEntry({ store }: Demo, tickets: Tickets, req: Request, res: Response): void {
  const { key } = (req.body ?? {}) as { key?: unknown };
  const owner = store.table('owners').find(({ persona }) => persona !== null && persona === key);
  if (!owner) throw notFound();
  res.redirect(303, `/demo/enter?ticket=${tickets.issue(owner.id).ticket}`);
}

/** Sends the page that signs in the owner of a ticket. */
async function sendEntry({ store, sessions }: Demo, tickets: Tickets, req: Request, res: Response): Promise<void> {
  const ownerId = tickets.redeem(req.query.ticket);
  const owner = ownerId === undefined ? undefined : store.table('owners').get(ownerId);
  if (!owner) {
    const body = `<main class="page"><h1>${escapeHtml(inSpanish('Ticket used'))}</h1><p>${escapeHtml(inSpanish('Ticket used: text'))}</p></main>`;
    return sendOwnPage(res, { title: inSpanish('Ticket used'), body, style: 'pages' }, 403);
  }
  const session = await store.write(() => sessions.open(owner));
  const to = session.user.has_temporary_password ? '/update-temporary-password' : '/home';
  const line = escapeHtml(inSpanish('Entering as', { name: greetingName(owner) }));
  const body = `<main class="page"><p role="status">${line}</p></main>${jsonScript('entry', { session, to })}`;
  sendOwnPage(res, { title: inSpanish('Entering'), body, style: 'pages', script: 'enter' });
}

/** Sends the signing provider's page with the contract of a loan. */
function sendContract({ store }: Demo, loanId: string, res: Response): void {
  const loan = store.table('loans').get(loanId);
  const owner = loan && store.table('owners').get(loan.owner_id);
  if (!loan || !owner) throw notFound();
  const values = {
    name: greetingName(owner),
    number: loanNumber(loan.id),
    amount: money(pesos(amountOf({ store }, loan))),
  };
  const isOpen = loan.status === 'awaiting_client_signature';
  const body = `<main class="page" data-loan="${escapeHtml(loan.id)}">
<p class="kicker">${escapeHtml(inSpanish('Signing provider'))}</p>
<h1>${escapeHtml(inSpanish('Contract'))}</h1>
<p>${escapeHtml(inSpanish('Contract: text', values))}</p>
${isOpen ? `<button type="button" id="sign" class="button">${escapeHtml(inSpanish('Sign'))}</button>` : ''}
<p id="signed" role="status">${isOpen ? '' : escapeHtml(inSpanish('Nothing to sign'))}</p>
<a id="back" class="button" href="/home"${isOpen ? ' hidden' : ''}>${escapeHtml(inSpanish('Back to the app'))}</a>
<p class="note">${escapeHtml(inSpanish('Signing is pretended'))}</p>
</main>`;
  sendOwnPage(res, { title: inSpanish('Contract'), body, style: 'pages', script: 'sign' });
}

function sendPlaceholder(what: string, res: Response): void {
  if (!Object.hasOwn(externals, what)) throw notFound();
  const title = inSpanish(externals[what as keyof typeof externals]);
  const body = `<main class="page"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(inSpanish('Outside page', { title }))}</p></main>`;
  sendOwnPage(res, { title, body, style: 'pages' });
}
