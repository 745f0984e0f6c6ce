import type { Page } from 'playwright/test';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import { zipCodeOf } from '../../demo-server/states/answers.ts';
import type { Screen, State } from '../../demo-server/states/screen.ts';
import { profileOf, sampleOwner } from '../journeys/support/scriptedApi.ts';
import { findingsOf, loadAxe } from './axe.ts';
import { configuredTexts, textsIn, textsOn, unknownTextsIn } from './pageTexts.ts';

/** Names of the sample files that the states use. */
const sampleNames = [
  samples.identityFront,
  samples.identityBack,
  samples.incomeProofs[0],
  samples.incomeProofs[1],
  samples.taxCertificate,
  samples.leaseAgreement,
  samples.accountStatement,
  samples.transferProof,
].map(({ name }) => name);

/**
 * Returns what is wrong with a page in its present state, a line each: its title and headings, texts that come neither
 * from the catalogue nor from the data, and what axe finds. The proxy must serve axe (`servedAxe`).
 */
export async function pageFindings(page: Page, screen: Screen, state: Pick<State, 'who' | 'script'> = {}) {
  await loadAxe(page);
  return (await Promise.all([titleErrors(page), unknownTexts(page, screen, state), findingsOf(page)])).flat();
}

/** Returns what is wrong with the page's title and its only level-1 heading. */
const titleErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = document.querySelectorAll('h1').length;
    const isTitled = /^(Error: )?.+ · Adelantto$/.test(document.title);
    return [...(headings === 1 ? [] : [`${headings} headings`]), ...(isTitled ? [] : [`the title: ${document.title}`])];
  });

async function unknownTexts(page: Page, { script, writes = [] }: Screen, state: Pick<State, 'who' | 'script'>) {
  const data = textsIn([sampleOwner, profileOf(), state.who, script, state.script, zipCodeOf(''), sampleNames]);
  const sent = textsIn(writes.map(({ typed, answer }) => [typed, answer]));
  const typed = writes.flatMap((write) => Object.values(write.typed ?? {}));
  const [texts, configured] = await Promise.all([textsOn(page), configuredTexts(page)]);
  return unknownTextsIn(texts, [...data, ...sent, ...typed, ...configured]);
}
