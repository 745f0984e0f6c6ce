import type { Page } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { findingsOf, loadAxe } from './axe.ts';

/**
 * Returns what is wrong with a page in its present state, a line each: its title and headings, texts that are none for
 * owners, and what axe finds. The proxy must serve axe (`servedAxe`).
 */
export async function pageFindings(page: Page): Promise<string[]> {
  await loadAxe(page);
  return (await Promise.all([titleErrors(page), machineTexts(page), findingsOf(page)])).flat();
}

/** Returns what is wrong with the page's title and its only level-1 heading. */
const titleErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = document.querySelectorAll('h1').length;
    const isTitled = /^(Error: )?.+ · Adelantto$/.test(document.title);
    return [...(headings === 1 ? [] : [`${headings} headings`]), ...(isTitled ? [] : [`the title: ${document.title}`])];
  });

/** A value that is missing, a name of the code, a variable of a message, English. */
const OF_MACHINES =
  /\b(undefined|null|NaN|Invalid Date)\b|\[object |\{\w+\}|\b[a-z]+_[a-z_]+\b|\b(the|your|with|please|wrong|failed)\b/i;
/** The ids by which the API and the rules name their messages, up to their first value. */
const messageIds = [...Object.keys(apiErrors), ...Object.keys(ruleTexts)].map((id) => id.replace(/\s*\{.*/s, ''));

/**
 * Returns texts that nobody has written for owners. That screens have no texts but those of the catalogue is a rule about
 * the source; here an id of the API or a value can still come through.
 */
const machineTexts = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => OF_MACHINES.test(text) || messageIds.some((id) => text.includes(id)));

const SPOKEN = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'aria-description',
  'title',
  'alt',
  'placeholder',
];

/** Returns all visible and accessible texts of a page: its text nodes, labels, hints and title. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate((spoken) => {
    const texts: (string | null)[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isThere = parent?.closest('script, style, noscript') === null && parent.checkVisibility();
      if (isThere || parent instanceof HTMLOptionElement) texts.push(walker.currentNode.nodeValue);
    }
    for (const name of spoken)
      for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
    return [...new Set(texts.map((text) => text ?? ''))];
  }, SPOKEN);
