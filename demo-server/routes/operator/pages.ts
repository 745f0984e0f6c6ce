import { type Request, type Response, Router } from 'express';
import type { Day } from '#domain/calendar';
import { loanNumber } from '#domain/loan';
import { fullName } from '#domain/profile';
import type { Repayment } from '#domain/repayment';
import { and } from '#i18n/conjunction';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as stateTexts from '#i18n/es-MX/demo/states';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import * as profileStepTexts from '#i18n/es-MX/profile/steps';
import * as tabTexts from '#i18n/es-MX/tabBar';
import { moneyLine } from '#i18n/moneyLine';
import { costRows, paymentRows, type RepaymentRow, totalCostRow } from '#i18n/repaymentRows';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import { repaymentOfRow } from '../../backoffice/loanFigures.ts';
import type { Demo } from '../../demo.ts';
import { allowPage, OWN_ONLY } from '../../http/csp.ts';
import { notFound } from '../../http/errors.ts';
import { escapeHtml, jsonScript, sendOwnPage } from '../../http/page.ts';
import { greetingName } from '../../simulation/emailTemplates.ts';
import { sendLastEvent } from '../../simulation/eventSocket.ts';
import { findState } from '../../states/catalogue.ts';
import { sendMail } from './mail.ts';

/** Pages that stand in for external sites, and their titles. */
const externals = {
  faq: menuTexts.frequentQuestions,
  terms: menuTexts.termsAndConditions,
  privacy: profileStepTexts.privacyNotice,
  chat: tabTexts.contact,
};

/** The demo's pages: the stage, the description of all calls, all screens in all states, the entry of a persona, the signing provider, placeholders of external sites. */
export function pageRoutes(demo: Demo): Router {
  const routes = Router();
  routes.get('/', sendLastEvent(demo), (_req, res) => sendStage(res));
  routes.get('/api', (_req, res) => sendApiReference(res));
  routes.get('/estados', (_req, res) => sendStates(demo, res));
  routes.get('/estados/:screen/:state', (req, res) => {
    if (!findState(`${req.params.screen}/${req.params.state}`)) throw notFound();
    sendStates(demo, res);
  });
  routes.get('/enter', (req, res) => sendEntry(demo, req, res));
  routes.get('/mail/:id', (req, res) => sendMail(demo, req as Request<{ id: string }>, res));
  routes.get('/sign/:id', (req, res) => sendContract(demo, req.params.id, res));
  routes.get('/external/:what', (req, res) => sendPlaceholder(req.params.what, res));
  return routes;
}

function sendStage(res: Response): void {
  const body = `<div id="console"><noscript>${escapeHtml(pageTexts.needsScripts)}</noscript></div>`;
  sendOwnPage(res, { title: pageTexts.stage, body, style: 'console', script: 'console' });
}

/** Sends the description of all calls for readers, in a viewer that this server serves. */
function sendApiReference(res: Response): void {
  // The viewer makes markup of descriptions, which are all ours: it cleans them, but knows no Trusted Types.
  allowPage(res, { ...OWN_ONLY, rendersMarkup: true });
  const body = '<main lang="en"><h1>API reference</h1><div id="api"></div></main>';
  sendOwnPage(res, { title: 'API', body, style: 'api-reference', script: 'api-reference' });
}

/** Sends the page of all states. It needs the demo's build of the app, which can call the scripted API. */
function sendStates({ config }: Demo, res: Response): void {
  if (config.app === 'product') {
    const text = escapeHtml(stateTexts.needDemoApp);
    const body = `<main class="page"><h1>${escapeHtml(technicalTexts.tabs.states)}</h1><p>${text}</p></main>`;
    return void sendOwnPage(res, { title: technicalTexts.tabs.states, body, style: 'pages' });
  }
  const body = `<div id="states"><noscript>${escapeHtml(pageTexts.needsScripts)}</noscript></div>`;
  sendOwnPage(res, { title: technicalTexts.tabs.states, body, style: 'console', script: 'states' });
}

/** Sends the page that signs in the owner of a ticket. */
async function sendEntry({ store, sessions, tickets }: Demo, req: Request, res: Response): Promise<void> {
  const ownerId = tickets.redeem(req.query.ticket);
  const owner = ownerId === undefined ? undefined : store.table('owners').get(ownerId);
  if (!owner) {
    const body = `<main class="page"><h1>${escapeHtml(pageTexts.ticketUsed)}</h1><p>${escapeHtml(pageTexts.ticketUsedText)}</p></main>`;
    return sendOwnPage(res, { title: pageTexts.ticketUsed, body, style: 'pages' }, 403);
  }
  const session = await store.write(() => sessions.open(owner));
  const to = session.user.has_temporary_password ? '/update-temporary-password' : '/home';
  const line = escapeHtml(pageTexts.enteringAs({ name: greetingName(owner) }));
  const body = `<main class="page"><p role="status">${line}</p></main>${jsonScript('entry', { session, to })}`;
  sendOwnPage(res, { title: pageTexts.entering, body, style: 'pages', script: 'enter' });
}

/** Sends the signing provider's page with the contract of a loan. */
function sendContract(demo: Demo, loanId: string, res: Response): void {
  const loan = demo.store.table('loans').get(loanId);
  const owner = loan && demo.store.table('owners').get(loan.owner_id);
  if (!loan || !owner) throw notFound();
  const name = fullName(owner) || owner.email;
  const values = { and: and(name), name, number: loanNumber(loan.id) };
  const isOpen = loan.status === 'awaiting_client_signature';
  const body = `<main class="page" data-loan="${escapeHtml(loan.id)}">
<p class="kicker">${escapeHtml(pageTexts.signingProvider)}</p>
<h1>${escapeHtml(pageTexts.contract)}</h1>
<p>${escapeHtml(pageTexts.contractText(values))}</p>
${repaymentHtml(repaymentOfRow(demo, loan), demo.clock.today())}
${isOpen ? `<button type="button" id="sign" class="button">${escapeHtml(pageTexts.sign)}</button>` : ''}
<p id="signed" role="status">${isOpen ? '' : escapeHtml(pageTexts.nothingToSign)}</p>
<a id="back" class="button" href="/home"${isOpen ? ' hidden' : ''}>${escapeHtml(pageTexts.backToApp)}</a>
<p class="note">${escapeHtml(pageTexts.signingIsPretended)}</p>
</main>`;
  sendOwnPage(res, { title: pageTexts.contract, body, style: 'pages', script: 'sign' });
}

/** Returns the money line, the costs, the payments and the yearly cost of a contract as HTML. */
function repaymentHtml(repayment: Repayment, today: Day): string {
  const list = (title: string, rows: readonly RepaymentRow[]) => `<h2>${escapeHtml(title)}</h2>
<dl>${rows.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
  return `<p class="repayment">${escapeHtml(moneyLine(repayment))}</p>
${list(costTexts.costs, [...costRows(repayment), totalCostRow(repayment)])}
${list(costTexts.paymentDates, paymentRows(repayment))}
<p class="note">${escapeHtml(yearlyCostLine(repayment, today))}</p>`;
}

function sendPlaceholder(what: string, res: Response): void {
  if (!Object.hasOwn(externals, what)) throw notFound();
  const title = externals[what as keyof typeof externals];
  const body = `<main class="page"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(pageTexts.outsidePage({ title }))}</p></main>`;
  sendOwnPage(res, { title, body, style: 'pages' });
}
