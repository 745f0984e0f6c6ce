import type { Request, Response } from 'express';
import * as mailTexts from '#i18n/es-MX/demo/mail';
import * as screenTexts from '#i18n/es-MX/screens';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { escapeHtml, sendOwnPage } from '../../http/page.ts';

/** Sends an e-mail of the inbox as its recipient sees it: a page without scripts, for a sandboxed frame. */
export function sendMail({ messages }: Demo, req: Request<{ id: string }>, res: Response): void {
  const mail = messages.list().find(({ id, channel }) => id === req.params.id && channel === 'email');
  if (!mail) throw notFound();
  const { subject = '', text, link } = mail;
  const label = link?.startsWith('/demo/sign/') ? mailTexts.openContract : mailTexts.openAdelantto;
  const button = link === undefined ? '' : `<a class="button" href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
  const body = `<main class="page mail">
<p class="kicker">${escapeHtml(screenTexts.adelantto)}</p>
<h1>${escapeHtml(subject)}</h1>
${paragraphs(text)}
${button}
<p class="note">${escapeHtml(mailTexts.nobodyReceivesThis)}</p>
</main>`;
  sendOwnPage(res, { title: subject, body, style: 'pages', sandboxed: true });
}

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
