import express, { type Response, Router } from 'express';
import { isBlank } from '#domain/rules';
import type { Demo } from '../demo.ts';
import { escaped, sendOwnPage } from '../http/page.ts';
import { inSpanish } from '../simulation/messageTexts.ts';

const MAX_LENGTH = 1000;
/** How many conversations and lines of each are remembered; by this process only, until a reset. */
const MAX_CONVERSATIONS = 200;
const MAX_LINES = 100;

/**
 * /chat: the stand-in for the chat provider's page. It answers by itself; what was written shows on the stage (contract §1).
 * It works in a sandboxed frame, where a page has no origin: no script, a form, and its styles within it.
 */
export function chatRoutes({ store, events, random }: Demo): Router {
  const remembered = store.remember(() => new Map<string, string[]>());
  const routes = Router();

  routes.get('/', (_req, res) => {
    const name = random.token();
    const conversations = remembered();
    conversations.set(name, []);
    for (const oldest of conversations.keys()) if (conversations.size > MAX_CONVERSATIONS) conversations.delete(oldest);
    show(res, name, []);
  });

  routes.post('/', express.urlencoded({ extended: false, limit: '20kb' }), async (req, res) => {
    const { conversation: name, text } = (req.body ?? {}) as { conversation?: unknown; text?: unknown };
    const said = typeof name === 'string' ? remembered().get(name) : undefined;
    if (typeof name !== 'string' || !said) return show(res, '', [], inSpanish('Chat over'), 403);
    const line = typeof text === 'string' ? text.trim() : '';
    if (line.length > MAX_LENGTH) return show(res, name, said, inSpanish('Chat too long'), 422);
    if (!isBlank(line)) {
      said.push(line);
      said.splice(0, said.length - MAX_LINES);
      await store.write(() =>
        events.note({ kind: 'chat', line: inSpanish('Chat said', { text: line }), data: { text: line } }),
      );
    }
    show(res, name, said);
  });

  return routes;
}

/** The conversation so far; without a name it is over. */
function show(res: Response, name: string, said: readonly string[], complaint = '', status = 200): void {
  const answer = `<li class="answer">${escaped(inSpanish('Chat answer'))}</li>`;
  const lines = said.map((line) => `<li class="mine">${escaped(line)}</li>\n${answer}`);
  const form = `<form method="post" action="/chat">
<input type="hidden" name="conversation" value="${escaped(name)}">
<label for="text">${escaped(inSpanish('Chat label'))}</label>
<textarea id="text" name="text" rows="2" maxlength="${MAX_LENGTH}" required></textarea>
<button class="button">${escaped(inSpanish('Chat send'))}</button>
</form>`;
  const body = `<main class="page chat">
<h1>${escaped(inSpanish('Chat'))}</h1>
<p class="note">${escaped(inSpanish('Chat: note'))}</p>
<ol>
<li class="answer">${escaped(inSpanish('Chat greeting'))}</li>
${lines.join('\n')}
</ol>
${complaint && `<p role="alert">${escaped(complaint)}</p>`}
${name && form}
</main>`;
  sendOwnPage(res, { title: inSpanish('Chat'), body, style: 'pages', sandboxed: true }, status);
}
