import { inertHtml } from '#kit/browser/trustedTypes.ts';

/** Elements whose text is nobody's to read. */
const UNREAD = 'script, style, noscript, template, iframe, object, svg, math, head, title';
/** Elements that end a line: without a space their neighbours' words would grow together. */
const LINES = 'p, br, div, li, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, section, article, header, footer, pre';

/**
 * The text of somebody else's HTML, in one line (ux S10). A parsed document is inert: no script in it runs and nothing it
 * names is loaded; only its text leaves this function, and that is shown as text.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  for (const line of body.querySelectorAll(LINES)) line.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
