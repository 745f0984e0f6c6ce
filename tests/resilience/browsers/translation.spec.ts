import type { Page } from 'playwright/test';
import { type Screen, type State, submitForm } from '../../../demo-server/states/screen.ts';
import { screenNamed, screens, statesOf } from '../../../demo-server/states/screens.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';
import { isLongRun } from '../../longRun.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { softStep } from '../../screens/manySteps.ts';
import { forgetClock, openState } from '../../screens/openScreen.ts';

test.use({
  // The browser logs failed calls, and a page whose code does not load.
  expectedErrors: ['Failed to load resource', 'net::ERR_', 'Failed to fetch dynamically imported module'],
});

/** Upper bound for one state on a busy machine, ms. */
const STATE_TIMEOUT_MS = 30_000;

test.beforeEach(async ({ page }) => {
  await prepareTranslation(page);
});

/**
 * The screens of the ordinary run: a prerendered form, amounts that change, parts that come and go, the camera. All
 * screens go on with a translated page by the same `followTranslation`.
 */
const ONE_OF_EACH_KIND = ['the login', 'the calculator', 'the identification', 'the selfie'];

type NamedState = readonly [name: string, state: State];

/** Returns the states of a screen, and those after each of its forms has been sent. */
function allStates(screen: Screen): NamedState[] {
  const sent = (screen.writes ?? []).map((write): [string, State] => [
    `after ${write.name}`,
    {
      script: { ...write.script, [write.call]: write.answer },
      act: (user) => submitForm(user, write),
      startsAt: screen.heading,
      heading: /./,
      shows: write.success,
    },
  ]);
  return [...statesOf(screen), ...sent];
}

for (const screen of isLongRun ? screens : ONE_OF_EACH_KIND.map(screenNamed)) {
  const states = allStates(screen);
  test(`shows what is current when the browser translates: ${screen.name}`, async ({ page, owner, api }) => {
    test.setTimeout(states.length * STATE_TIMEOUT_MS);
    for (const [name, state] of states)
      await softStep(page, name, () => expectCurrentTexts({ page, owner, api }, screen, state));
  });
}

/**
 * Opens a state on a page that is translated before the state is brought about, and on one that is translated from its first
 * moment: in the short run, where nothing brings the state about. Expects that each shows what the app has rendered.
 */
async function expectCurrentTexts(fixtures: Fixtures, screen: Screen, state: State): Promise<void> {
  const { page } = fixtures;
  const open = async (beforeAct?: typeof translatePage) => {
    forgetClock(page);
    // A state may have lost the scripts.
    await page.unroute('**/assets/*.js');
    await openState(fixtures, screen, state, beforeAct);
    await expect.poll(() => page.evaluate(staleTexts)).toEqual([]);
  };
  await setTranslated(page, false);
  if (state.act !== undefined) await open(translatePage);
  if (state.act !== undefined && !isLongRun) return;
  await setTranslated(page, true);
  await open();
}

/**
 * Returns the innermost elements whose text is not what React has rendered into them, a line each. React's own tree of the
 * page is at the root's property `__reactContainer$…`.
 */
function staleTexts(): string[] {
  type Fiber = {
    tag: number;
    memoizedProps: string | { children?: unknown; dangerouslySetInnerHTML?: unknown } | null;
    stateNode: Element;
    child: Fiber | null;
    sibling: Fiber | null;
  };
  const [PORTAL, ELEMENT, TEXT] = [4, 5, 6];
  const stale: string[] = [];
  /** Returns the text that React has rendered for a node of its tree. */
  const textOf = ({ tag, memoizedProps: props, stateNode, child }: Fiber): string => {
    if (tag === TEXT) return String(props);
    const found = stale.length;
    let text = '';
    for (let each = child; each !== null; each = each.sibling) text += textOf(each);
    // A portal's text is in another element of the page.
    if (tag === PORTAL) return '';
    if (tag !== ELEMENT || typeof props !== 'object' || props === null) return text;
    const { children, dangerouslySetInnerHTML } = props;
    if (typeof children === 'string' || typeof children === 'number') text = String(children);
    const shown = stateNode.textContent ?? '';
    if (dangerouslySetInnerHTML !== undefined || stateNode instanceof HTMLTextAreaElement) return shown;
    if (shown !== text && stale.length === found)
      stale.push(`${stateNode.outerHTML.slice(0, 80)} shows "${shown}" in place of "${text}"`);
    return text;
  };
  const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
  const [key] = Object.keys(root ?? {}).filter((name) => name.startsWith('__reactContainer'));
  const container = key === undefined ? undefined : root[key];
  if (container) textOf(container.stateNode.current);
  return stale;
}

/**
 * Does to the text nodes of a page what a browser's page translation does, and goes on with what is added: each is
 * replaced by an element that contains another text node. The text stays Spanish.
 */
const translatePage = (page: Page): Promise<void> => page.evaluate(replaceTextNodes);

/** Name of the cookie by which a document is translated from its first moment. */
const COOKIE = 'translated';

/** Makes the documents of a tab translatable from their first moment, by `setTranslated`. */
const prepareTranslation = (page: Page): Promise<unknown> =>
  page.addInitScript(
    `if (window === top && location.protocol === 'http:' && /${COOKIE}=on/.test(document.cookie)) {
       const replaceTextNodes = ${replaceTextNodes};
       new MutationObserver((_, observer) => {
         if (document.body === null) return;
         observer.disconnect();
         replaceTextNodes();
       }).observe(document, { childList: true, subtree: true });
     }`,
  );

/** Sets whether later documents of a prepared tab are translated from their first moment. */
const setTranslated = (page: Page, isOn: boolean): Promise<void> =>
  page.context().addCookies([{ name: COOKIE, value: isOn ? 'on' : 'off', domain: '127.0.0.1', path: '/' }]);

function replaceTextNodes(): void {
  const done = new WeakSet<Node>();
  const wrap = (text: Text) => {
    const isCode = ['SCRIPT', 'STYLE', 'TEXTAREA'].includes(text.parentElement?.tagName ?? '');
    if (done.has(text) || !text.data.trim() || isCode) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const translated = document.createTextNode(text.data);
    done.add(translated);
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else if (node instanceof Element) wrapAll(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
