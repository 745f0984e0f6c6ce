import express, { type Response, Router } from 'express';
import { isBlank } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as serverTexts from '#i18n/es-MX/demo/server';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import type { Demo } from '../demo.ts';
import { escapeHtml, sendOwnPage } from '../http/page.ts';

const MAX_LENGTH = 1000;
/** Maximum number of conversations and of lines in each. They live in memory until a reset. */
const MAX_CONVERSATIONS = 200;
const MAX_LINES = 100;

/**
 * /chat: stand-in for the chat provider's page. It replies by itself; what was written appears in the console. It runs
 * in a sandboxed frame, where a page has no origin: it has no script, a form, and inlined styles.
 */
export function chatRoutes({ store, events, random }: Demo): Router {
  const conversationsNow = store.keepInMemory(() => new Map<string, string[]>());
  const routes = Router();

  routes.get('/', (_req, res) => {
    const name = random.token();
    const conversations = conversationsNow();
    conversations.set(name, []);
    for (const oldest of conversations.keys()) if (conversations.size > MAX_CONVERSATIONS) conversations.delete(oldest);
    sendChat(res, name, []);
  });

  routes.post('/', express.urlencoded({ extended: false, limit: '20kb' }), async (req, res) => {
    const { conversation: name, text } = (req.body ?? {}) as { conversation?: unknown; text?: unknown };
    const lines = typeof name === 'string' ? conversationsNow().get(name) : undefined;
    if (typeof name !== 'string' || !lines) return sendChat(res, '', [], pageTexts.chatOver, 403);
    const line = typeof text === 'string' ? singleLine(text) : '';
    if (line.length > MAX_LENGTH) return sendChat(res, name, lines, pageTexts.chatTooLong, 422);
    if (!isBlank(line)) {
      lines.push(line);
      lines.splice(0, lines.length - MAX_LINES);
      await store.write(() =>
        events.record({ kind: 'chat', line: serverTexts.chatSaid({ text: line }), data: { text: line } }),
      );
    }
    sendChat(res, name, lines);
  });

  return routes;
}

/** Sends the page with the conversation so far; without a name the conversation is over. */
function sendChat(res: Response, name: string, lines: readonly string[], error = '', status = 200): void {
  const answer = `<li class="answer">${escapeHtml(serverTexts.chatAnswer)}</li>`;
  const items = lines.map((line) => `<li class="mine">${escapeHtml(line)}</li>\n${answer}`);
  const form = `<form method="post" action="/chat">
<input type="hidden" name="conversation" value="${escapeHtml(name)}">
<label for="text">${escapeHtml(pageTexts.chatLabel)}</label>
<textarea id="text" name="text" rows="2" maxlength="${MAX_LENGTH}" required></textarea>
<button class="button">${escapeHtml(commonTexts.send)}</button>
</form>`;
  const body = `<main class="page chat">
<h1>${escapeHtml(menuTexts.reportProblem)}</h1>
<p class="note">${escapeHtml(pageTexts.chatNote)}</p>
<ol>
<li class="answer">${escapeHtml(pageTexts.chatGreeting)}</li>
${items.join('\n')}
</ol>
${error && `<p role="alert">${escapeHtml(error)}</p>`}
${name && form}
</main>`;
  sendOwnPage(res, { title: menuTexts.reportProblem, body, style: 'pages', sandboxed: true }, status);
}
