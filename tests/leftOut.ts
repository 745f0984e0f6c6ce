/**
 * The browser tests that `npm test` leaves out, by parts of their files or titles: they cost most and find least.
 * `npm run e2e` runs them too. `rules/leftOut.test.ts` holds that each entry names a test, and that none of these tests is
 * the one that proves a statement of the specification or has caught a planted defect.
 */
export const LEFT_OUT = [
  // The talk off its straight way. `journeys/console/prospect.spec.ts` walks it from the first step to the last, and
  // the units of `demo-server/console/` hold which sentence, obstacle and place belong to which state.
  'console/obstacles.spec.ts',
  'console/place.spec.ts',
  'console/talk.spec.ts',
  'console/late-messages.spec.ts',
  'goes on with a payment that is late already',
  'completes what it has typed when it was stopped',
  'goes on when it was stopped after the phone had sent the step',
  'stops with Esc while the phone has the focus',
  'keeps the name and the term that were entered on the phone',
  'the Space key does one step after the other',
  'another talk that begins in the middle of one',
  'a prepared talk that has not begun',
  '"Hazlo por mí" goes on to the registration',
  'an arrival whose first frame renders late',
  // Windows that write at the same moment. One test sees all of them follow the talk.
  'more windows of console and app than a browser has connections',
  'a reset in one window is followed by the others',
  'a window that asks for a case file just as a reset',
  'a signature in one window takes the contract',
  'a phone that loads late after a jump',
  // The console with further filters, links and sections.
  'the notice of what was done covers nothing',
  'a section that covers messages and decisions',
  'the messages of all owners',
  'finds a state by its title',
  'a link to a persona',
  // Accidents of a form or page that go through the same code as the one that is left.
  'also goes on after a reload, and says which password',
  'creates one draft when the browser repeats',
  'the countdown of the bureau’s code is right',
  'a code without a known expiry counts down',
  'knows the server’s day after a reload',
  'never stores passwords and codes',
  'opens the form despite a malformed draft',
  'does not send an autofilled code during the wait',
  'keeps a form locked until the last second',
  'saves a draft while its zip code',
  'removes a deleted item from the end of a long list',
  'a page whose code did not load without internet opens',
  'a retry of a page whose code loads slowly',
  'a photo whose signed URL has expired',
  'hides the message when the code arrives',
  'when the connection comes back just after',
  'leaves the focus where it is when the code of a form',
  'a link of a guest’s page shows a message',
  'scales a very long screenshot down',
  'does not save a draft when its screen is left',
  'stays on the selfie’s screen when its upload',
  'validates and sends what is typed while a submit waits',
  // Starts a browser of its own. In Firefox the back-forward cache is tested after the log-out.
  'a page restored from the back-forward cache',
];

/** Matches the files and titles of the tests that `npm test` leaves out. */
export const leftOut = new RegExp(LEFT_OUT.join('|'));
