import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import type { Transitions } from '#domain/transitions';
import { filesIn } from '../../rules/source.ts';

const readme = readFileSync(fileURLToPath(new URL('../../../domain/README.md', import.meta.url)), 'utf8');

/** Returns the text between a heading of level 3 and the next heading. */
const sectionOf = (heading: string): string => readme.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';

/** Returns the arrows of the section's diagram, such as `active --> liquidated: liquidate`, sorted. */
function arrowsIn(section: string): string[] {
  const diagram = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
  const lines = diagram.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').sort();
}

/** Returns the arrows that the diagram of a state machine has to have, sorted. */
function arrowsOf(transitions: Transitions<string, string>, first: string): string[] {
  const rows = Object.entries(transitions);
  const arrows = rows.flatMap(([name, { from, to }]) => from.map((status) => `${status} --> ${to}: ${name}`));
  const starts = new Set(rows.flatMap(([, { from }]) => from));
  const ends = new Set(rows.map(([, { to }]) => to).filter((status) => !starts.has(status)));
  return [`[*] --> ${first}`, ...arrows, ...[...ends].map((status) => `${status} --> [*]`)].sort();
}

describe.each([
  ['Application', applicationTransitions, applicationStatuses, 'uncompleted'],
  ['Loan', loanTransitions, loanStatuses, 'awaiting_account_statement_upload'],
  ['Installment', installmentTransitions, installmentStatuses, 'pending'],
] as const)('the state machine %s in domain/README.md', (heading, transitions, statuses, first) => {
  test('has exactly the arrows of the transition table', () => {
    expect(arrowsIn(sectionOf(heading))).toEqual(arrowsOf(transitions as Transitions<string, string>, first));
  });

  test('mentions every status of the table', () => {
    const words = new Set(sectionOf(heading).match(/\w+/g));
    expect(statuses.filter((status) => !words.has(status))).toEqual([]);
  });
});

describe('the table of numbers in domain/README.md', () => {
  const files = filesIn('domain', '.ts').map(({ path }) => path);
  const constants: Record<string, unknown> = {};
  beforeAll(async () => {
    for (const path of files) Object.assign(constants, await import(/* @vite-ignore */ `/${path}`));
  });
  const rows = [...readme.matchAll(/^\| [^|]+ \| ([\d,]+) \| `([^`]+)` \|$/gm)].map(
    ([, value = '', name = '']) => [name, Number(value.replaceAll(',', ''))] as const,
  );

  test('has the value of each constant that it names', () => {
    expect(rows.map(([name]) => [name, constants[name]])).toEqual(rows);
  });

  test('names every constant of the folder that is a number', () => {
    const named = rows.map(([name]) => name);
    const numbers = Object.keys(constants).filter((name) => typeof constants[name] === 'number');
    expect(numbers.filter((name) => !named.includes(name))).toEqual([]);
  });
});
