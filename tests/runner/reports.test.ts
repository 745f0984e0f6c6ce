import { describe, expect, test } from 'vitest';
import { ofJourneys, ofUnits } from './reports.mjs';

const passedTest = { fullName: 'money is whole', status: 'passed', failureMessages: [] };

describe('the report of vitest', () => {
  test('yields each failed test with its file and the reason', () => {
    const failedTest = { fullName: 'money has centavos', status: 'failed', failureMessages: ['1 is not 2'] };
    const file = { name: 'money.test.ts', status: 'failed', message: '', assertionResults: [passedTest, failedTest] };
    expect(ofUnits({ numPassedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failures: [{ name: 'money.test.ts › money has centavos', why: '1 is not 2' }],
    });
  });

  test('yields a file that failed to load, and none that passed', () => {
    const healthy = { name: 'healthy.test.ts', status: 'passed', message: '', assertionResults: [passedTest] };
    const broken = { name: 'broken.test.ts', status: 'failed', message: 'Unexpected end', assertionResults: [] };
    expect(ofUnits({ numPassedTests: 1, testResults: [healthy, broken] }).failures).toEqual([
      { name: 'broken.test.ts', why: 'Unexpected end' },
    ]);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, messages: string[] = []) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [
      {
        status,
        results: [
          {
            errors: messages.map((message) => ({ message })),
            attachments: [
              { name: 'error-context', path: `${title}.md` },
              { name: 'server-log', path: 'server.log' },
              { name: 'screenshot', path: 'page.png' },
            ],
          },
        ],
      },
    ],
  });

  test('yields each failed or flaky test, also within groups, with its place and texts', () => {
    const group = { specs: [spec('shakes', 'flaky', ['once'])] };
    const file = { specs: [spec('goes', 'expected'), spec('fails', 'unexpected', ['no button'])], suites: [group] };
    expect(ofJourneys({ stats: { expected: 1 }, suites: [file], errors: [] })).toEqual({
      passed: 1,
      failures: [
        { name: 'home.spec.ts › fails', why: 'no button', place: 'home.spec.ts:7', texts: ['fails.md', 'server.log'] },
        { name: 'home.spec.ts › shakes', why: 'once', place: 'home.spec.ts:7', texts: ['shakes.md', 'server.log'] },
      ],
    });
  });

  test('yields errors outside of tests', () => {
    const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'No tests found' }] };
    expect(ofJourneys(report).failures).toEqual([{ name: 'Playwright', why: 'No tests found' }]);
  });
});
