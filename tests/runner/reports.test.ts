import { describe, expect, test } from 'vitest';
import { ofJourneys, ofUnits } from './reports.mjs';

const passedTest = { fullName: 'money is whole', status: 'passed', failureMessages: [] };

describe('what vitest reports', () => {
  test('names each test that failed, with its file and the reason', () => {
    const failedTest = { fullName: 'money has centavos', status: 'failed', failureMessages: ['1 is not 2'] };
    const file = { name: 'money.test.ts', status: 'failed', message: '', assertionResults: [passedTest, failedTest] };
    expect(ofUnits({ numPassedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failures: [{ name: 'money.test.ts › money has centavos', why: '1 is not 2' }],
    });
  });

  test('names a file that cannot be read, and none that is well', () => {
    const well = { name: 'well.test.ts', status: 'passed', message: '', assertionResults: [passedTest] };
    const broken = { name: 'broken.test.ts', status: 'failed', message: 'Unexpected end', assertionResults: [] };
    expect(ofUnits({ numPassedTests: 1, testResults: [well, broken] }).failures).toEqual([
      { name: 'broken.test.ts', why: 'Unexpected end' },
    ]);
  });
});

describe('what Playwright reports', () => {
  const spec = (title: string, status: string, messages: string[] = []) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });

  test('names each test that failed or passed only when repeated, also within groups', () => {
    const group = { specs: [spec('shakes', 'flaky', ['once'])] };
    const file = { specs: [spec('goes', 'expected'), spec('fails', 'unexpected', ['no button'])], suites: [group] };
    expect(ofJourneys({ stats: { expected: 1 }, suites: [file], errors: [] })).toEqual({
      passed: 1,
      failures: [
        { name: 'home.spec.ts › fails', why: 'no button' },
        { name: 'home.spec.ts › shakes', why: 'once' },
      ],
    });
  });

  test('tells what went wrong outside of every test', () => {
    const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'No tests found' }] };
    expect(ofJourneys(report).failures).toEqual([{ name: 'Playwright', why: 'No tests found' }]);
  });
});
