import { inertHtml } from '#kit/browser/trustedTypes.ts';

/** Elements whose text is not content. */
const HIDDEN_ELEMENTS = 'script, style, noscript, template, iframe, object, svg, math, head, title';
/** Elements that break a line: without a space after them, the words on both sides would be joined. */
const BLOCK_ELEMENTS =
  'p, br, div, li, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, section, article, header, footer, pre';

/**
 * Returns the text of untrusted HTML, in one line. A parsed document is inert: its scripts do not run and nothing is
 * loaded. Only text leaves this function, and the screens render it as text.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  for (const element of body.querySelectorAll(HIDDEN_ELEMENTS)) element.remove();
  for (const element of body.querySelectorAll(BLOCK_ELEMENTS)) element.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
