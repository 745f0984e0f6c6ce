/** Returns the number of passed tests and the failures in vitest's report. */
export function ofUnits({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that failed to load has a message and no tests.
    if (failed.length === 0) return status === 'failed' ? [{ name, why: message }] : [];
    return failed.map((test) => ({ name: `${name} › ${test.fullName}`, why: test.failureMessages.join('\n') }));
  });
  return { passed: numPassedTests, failures };
}

/**
 * Returns the number of passed tests and the failures in Playwright's report, each with its place and the paths of the
 * texts that describe the page and the server at that moment.
 */
export function ofJourneys({ stats, suites, errors }) {
  const failures = [
    ...specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) => ({
        name: `${file} › ${title}`,
        place: `${file}:${line}`,
        why: resultsOf(tests, ({ errors }) => errors.map(({ message }) => message)).join('\n'),
        texts: resultsOf(tests, ({ attachments = [] }) => attachments.filter(isText).map(({ path }) => path)),
      })),
    ...errors.map(({ message }) => ({ name: 'Playwright', why: message })),
  ];
  return { passed: stats.expected, failures };
}

const specsOf = (suites) => suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);

const resultsOf = (tests, read) => tests.flatMap(({ results }) => results.flatMap(read));

const isText = ({ name }) => name === 'error-context' || name === 'server-log';
