import express, { Router } from 'express';
import { loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { money } from '#i18n/format';
import type { Demo } from '../../demo.ts';
import { httpError, notFound } from '../../http/errors.ts';
import { dataFor, escaped, sendOwnPage } from '../../http/page.ts';
import { greetingNameOf } from '../../simulation/emailTemplates.ts';
import { inSpanish } from '../../simulation/messageTexts.ts';
import type { Tickets } from '../../simulation/tickets.ts';
import { amountOf } from '../serializers.ts';

/** Addresses outside the app that the demo stands in for (ux §1.4). */
const externals = { faq: 'FAQ', terms: 'Terms', privacy: 'Privacy', chat: 'Contact page' } as const;

/** The demo's own pages: the stage, the door through which a persona comes in, the signing provider, the outside world. */
export function pageRoutes(demo: Demo, tickets: Tickets): Router {
  const { store, sessions } = demo;
  const routes = Router();

  routes.get('/', (_req, res) => {
    const body = `<div id="stage"><noscript>${escaped(inSpanish('The stage needs scripts'))}</noscript></div>`;
    sendOwnPage(res, { title: inSpanish('Stage'), body, style: 'stage', script: 'stage' });
  });

  // A form of the stage posts here into a new window: no pop-up to be blocked, and no token in any address.
  routes.post('/enter', express.urlencoded({ extended: false, limit: '1kb' }), (req, res) => {
    const { key } = (req.body ?? {}) as { key?: unknown };
    const owner = store.table('owners').find(({ persona }) => persona !== null && persona === key);
    if (!owner) throw notFound();
    res.redirect(303, `/demo/enter?ticket=${tickets.issue(owner.id).ticket}`);
  });

  routes.get('/enter', async (req, res) => {
    const ownerId = tickets.redeem(req.query.ticket);
    const owner = ownerId === undefined ? undefined : store.table('owners').get(ownerId);
    if (!owner) {
      const body = `<main class="page"><h1>${escaped(inSpanish('Ticket used'))}</h1><p>${escaped(inSpanish('Ticket used: text'))}</p></main>`;
      return sendOwnPage(res, { title: inSpanish('Ticket used'), body, style: 'pages' }, 403);
    }
    const session = await store.write(() => sessions.open(owner));
    const to = session.user.has_temporary_password ? '/update-temporary-password' : '/home';
    const line = escaped(inSpanish('Entering as', { name: greetingNameOf(owner) }));
    const body = `<main class="page"><p role="status">${line}</p></main>${dataFor('entry', { session, to })}`;
    sendOwnPage(res, { title: inSpanish('Entering'), body, style: 'pages', script: 'enter' });
  });

  routes.get('/sign/:id', (req, res) => {
    const loan = store.table('loans').get(req.params.id);
    const owner = loan && store.table('owners').get(loan.owner_id);
    if (!loan || !owner) throw notFound();
    const values = {
      name: greetingNameOf(owner),
      number: loanNumber(loan.id),
      amount: money(pesos(amountOf({ store }, loan))),
    };
    const isOpen = loan.status === 'awaiting_client_signature';
    const body = `<main class="page" data-loan="${escaped(loan.id)}">
<p class="kicker">${escaped(inSpanish('Signing provider'))}</p>
<h1>${escaped(inSpanish('Contract'))}</h1>
<p>${escaped(inSpanish('Contract: text', values))}</p>
${isOpen ? `<button type="button" id="sign" class="button">${escaped(inSpanish('Sign'))}</button>` : ''}
<p id="signed" role="status">${isOpen ? '' : escaped(inSpanish('Nothing to sign'))}</p>
<a id="back" class="button" href="/home"${isOpen ? ' hidden' : ''}>${escaped(inSpanish('Back to the app'))}</a>
<p class="note">${escaped(inSpanish('Signing is pretended'))}</p>
</main>`;
    sendOwnPage(res, { title: inSpanish('Contract'), body, style: 'pages', script: 'sign' });
  });

  routes.get('/external/:what', (req, res) => {
    const { what } = req.params;
    if (!Object.hasOwn(externals, what)) throw httpError(404, 'Not found');
    const title = inSpanish(externals[what as keyof typeof externals]);
    const body = `<main class="page"><h1>${escaped(title)}</h1><p>${escaped(inSpanish('Outside page', { title }))}</p></main>`;
    sendOwnPage(res, { title, body, style: 'pages' });
  });

  return routes;
}
