/** Returns the line about an area: "mutation web/api 91.2 %: 600 killed, …". */
export const lineOf = (area, { percent, killed, timeout, survived, noCoverage, date }) =>
  `mutation ${area} ${percent} %: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} without a test (run of ${date})`;
