/**
 * The browser tests that `npm test` leaves out, by parts of their files or titles: they cost most and find least.
 * `npm run e2e` runs all. `rules/leftOut.test.ts` holds that each entry names a test, and that none of these tests is the
 * one that proves a statement of the specification or has caught a planted defect.
 */
export const LEFT_OUT = [
  // The console. `talk.spec.ts` walks the whole talk; the units of `demo-server/console/` hold which
  // sentence, obstacle and place belong to which state. What stays is one test for most sections.
  'console/accessibility.spec.ts',
  'console/api-reference.spec.ts',
  'console/clock.spec.ts',
  'console/demo-mark.spec.ts',
  'console/late-messages.spec.ts',
  'console/phone-agent.spec.ts',
  'console/phone-frame.spec.ts',
  'console/states.spec.ts',
  'console/case-file.spec.ts a case file',
  'the messages of all owners',
  // Their rules and figures are tested without a browser for every persona and rent.
  'owner/next-step.spec.ts',
  'owner/same-figures.spec.ts',
  'shows the not-found page with a link home',
  // Pictures, prints and shifts of whole pages, which a change of a style needs and others seldom alter.
  'looks/regression.spec.ts',
  'screens/print.spec.ts',
  'screens/shifts.spec.ts',
  // What another test of the same server in front of the build does too.
  'an owner logs in, sees the articles',
  'a visitor opens pages by their addresses',
  // Accidents of a form that go through the same code as the one that stays.
  'answers/lateAnswers.spec.ts',
  'answers/newerApi.spec.ts',
  'owner/when-something-goes-wrong.spec.ts a list that fails to load',
  'each block of home fails independently',
  'a form that could not be sent',
  'renders each item of a long list once',
  'runs two uploads at once',
  'retries an upload three times',
  'goes on once it is sent again, also after a reload',
  'creates one draft when the browser repeats',
  'log out where the storage',
  'the countdown of the bureau’s code is right',
  'returns to the countdown of that code',
  'knows the server’s day after a reload',
  'opens the form despite a malformed draft',
  'lets the owner fill in and send a form as usual',
  'does not send an autofilled code during the wait',
  'keeps a form locked until the last second',
  'saves a draft while its zip code',
  'removes a deleted item from the end of a long list',
  'saves what a draft has at once, and nothing more when its screen is left',
  'stays on the selfie’s screen when its upload',
  'validates and sends what is typed while a submit waits',
  'scales a very long screenshot down',
  // Accidents while a page loads that go through the same code as the one that stays.
  'a page restored from the back-forward cache',
  'a page whose code did not load without internet opens',
  'a retry of a page whose code loads slowly',
  'a photo whose signed URL has expired',
  'hides the message when the code arrives',
  'when the connection comes back just after',
  'leaves the focus where it is when the code of a form',
  'a link of a guest’s page shows a message',
];

/** Matches the files and titles of the tests that `npm test` leaves out. */
export const leftOut = new RegExp(LEFT_OUT.join('|'));
