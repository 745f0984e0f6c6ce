import type { Statement } from './statement.ts';

const tabBar = 'tests/journeys/specification/tab-bar.spec.ts';
const preOfferRules = 'tests/domain/preOffer.test.ts';
const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const bureauRoutes = 'tests/demo-server/routes/bureauCheck.test.ts';
const applicationRules = 'tests/domain/application.test.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const password = 'tests/domain/password.test.ts';
const access = 'tests/domain/access.test.ts';
const code = 'tests/domain/verificationCode.test.ts';
const curp = 'tests/domain/identifiers/curp.test.ts';
const rfc = 'tests/domain/identifiers/rfc.test.ts';
const zip = 'tests/domain/identifiers/zipCode.test.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';
const files = 'tests/web/kit/files/fileChecks.test.ts';
const file = 'tests/domain/uploadedFile.test.ts';
const uploads = 'tests/resilience/uploads/uploads.spec.ts';
const i18n = 'tests/rules/i18n.test.ts';
const calendar = 'tests/domain/calendar.test.ts';
const calendarGrid = 'tests/web/kit/date/calendar.test.ts';
const loanRules = 'tests/domain/loan.test.ts';
const accessJourney = 'tests/journeys/owner/who-may-see-what.spec.ts';
const calls = 'tests/web/api/calls.test.ts';
const homeScreen = 'tests/journeys/specification/home.spec.ts';

/** Section 9 of the specification: business constants and limits. */
export const statements: readonly Statement[] = [
  {
    id: 's9-twelve-months',
    says: 'Advance up to 12 months of rent',
    test: { file: preOfferRules, name: 'the terms on offer > are ten values from 3 to 12 months' },
  },
  {
    id: 's9-promise',
    says: 'Promised response under 3 days; up to 12 months of rent',
    test: {
      file: guestScreens,
      name: 'the landing screen > promises up to 12 months of rent and a response in less than 3 days',
    },
  },
  {
    id: 's9-minimum-rent',
    says: 'Minimum monthly rent 15,000 MXN: less is not sent',
    test: {
      file: applicationScreens,
      name: 'the lease screen > rejects a rent under 15,000 MXN and a lease with less than 3 months left from today',
    },
  },
  {
    id: 's9-remaining-lease',
    says: 'Minimum remaining lease 3 months from today',
    test: { file: applicationRules, name: 'the lease form > accepts a lease exactly when a term is on offer' },
  },
  {
    id: 's9-terms-kept',
    says: 'Pre-offer terms: only those the lease end date allows',
    test: { file: preOfferRules, name: 'the terms on offer > on 21 November 2026 for a lease until %s are %j' },
  },
  {
    id: 's9-terms-default',
    says: 'Pre-offer terms: the default is the longest allowed',
    test: { file: applicationScreens, name: 'the pre-offer screen > preselects the longest term' },
  },
  {
    id: 's9-terms-one',
    says: 'Pre-offer terms: with one option buttons are shown',
    test: { file: applicationScreens, name: 'the pre-offer screen > shows a button and no slider for a single term' },
  },
  {
    id: 's9-terms-several',
    says: 'Pre-offer terms: with several options a slider',
    test: {
      file: applicationScreens,
      name: 'the pre-offer screen > offers the terms from 3 months up that the lease allows on a slider',
    },
  },
  {
    id: 's9-principal',
    says: 'Principal is rent times chosen months',
    test: { file: applicationScreens, name: 'the pre-offer screen > requests a new offer for another term' },
  },
  {
    id: 's9-estimate',
    says: 'Estimate: amount minus fees minus interest (annual 32 percent divided by 12 per month of term) minus 16 percent of that interest',
    test: {
      file: preOfferRules,
      name: 'the estimate > for a rent of 20,000 and 6 months is 93,552 after fees, interest and the IVA of the interest',
    },
  },
  {
    id: 's9-estimate-shown',
    says: 'Estimate: its lines are visible on the screen',
    test: {
      file: applicationScreens,
      name: 'the pre-offer screen > estimates the received amount: less fees, 32 % yearly interest by months and 16 % tax on it',
    },
  },
  {
    id: 's9-password-minimum',
    says: 'Password: minimum length 8',
    test: { file: password, name: 'the length of a password > %j with %d characters is long enough: %s' },
  },
  {
    id: 's9-password-maximum',
    says: 'Password: on the login form maximum 20',
    test: { file: password, name: 'the length of a password > may be 20 characters, as at login, and not 21' },
  },
  {
    id: 's9-password-thresholds',
    says: 'Password: strength thresholds 50 and 75',
    test: { file: password, name: '%d points are %s' },
  },
  {
    id: 's9-temporary',
    says: 'Temporary-password screen requires at least one digit and one uppercase letter',
    test: { file: access, name: 'shows for the new password %j the last message that applies: %j' },
  },
  { id: 's9-code-digits', says: 'Codes: 4 digits', test: { file: code, name: 'shows for the code %j: %s' } },
  {
    id: 's9-code-expiry',
    says: 'Codes: 3-minute expiry countdown',
    test: { file: code, name: 'the countdown > shows %d ms after a code was sent %d seconds' },
  },
  {
    id: 's9-code-resend',
    says: 'Codes: resend limited by the server (429, retry after about one minute)',
    test: { file: bureauRoutes, name: 'a fourth bureau code in a minute is a 429, resends included' },
  },
  { id: 's9-curp', says: 'CURP uppercase', test: { file: curp, name: 'ignores case, spaces and dashes' } },
  { id: 's9-rfc', says: 'RFC 13 characters', test: { file: rfc, name: 'shows for %j: %s' } },
  {
    id: 's9-zip',
    says: 'Zip code 4 to 5 digits (max 5 characters)',
    test: { file: zip, name: 'shows for %j: %s' },
  },
  {
    id: 's9-bureau-years',
    says: 'Bureau authorisation valid 3 years',
    test: { file: bureauScreens, name: 'the bureau authorization screen > says that it is valid for 3 years' },
  },
  {
    id: 's9-bureau-retry',
    says: 'Bureau retry advised after 3 months',
    test: { file: bureauScreens, name: 'the bureau authorization screen > shows to try again in 3 months' },
  },
  {
    id: 's9-payment-hours',
    says: 'Time promises: installment payment reflected within 72 business hours',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > notes that the payment shows within 72 business hours',
    },
  },
  {
    id: 's9-bank-hours',
    says: 'Time promises: bank validation within 24 business hours',
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is confirmed by a dialog: validated within 24 business hours, the contract follows by e-mail',
    },
  },
  {
    id: 's9-property-hours',
    says: 'Time promises: property validation e-mail within 72 hours',
    test: {
      file: bureauScreens,
      name: 'the final announcement screen > says that the property is validated and the result e-mailed within 72 hours',
    },
  },
  {
    id: 's9-upload-limit',
    says: 'Upload limit: 500MB maximum',
    test: { file: files, name: 'a chosen file > is accepted with exactly 500 MB and rejected with one byte more' },
  },
  {
    id: 's9-upload-decimal',
    says: 'Upload limit: 500 MB are 500,000,000 bytes',
    test: { file: file, name: 'the largest file has 500 decimal megabytes' },
  },
  {
    id: 's9-upload-types',
    says: 'Upload: JPEG or PDF, nothing else leaves the phone',
    test: {
      file: uploads,
      name: 'rejects unusable files by their content before anything is sent, and accepts a protected PDF with a warning',
    },
  },
  {
    id: 's9-currency',
    says: 'Display: currency MXN in es-MX format',
    test: { file: i18n, name: 'formats > formats %d pesos as %s' },
  },
  {
    id: 's9-dates-spanish',
    says: 'Display: dates in Spanish, installment dates as dd LLL yyyy',
    test: { file: i18n, name: 'formats > abbreviates month %s as %s' },
  },
  {
    id: 's9-week-monday',
    says: 'Display: week starting Monday',
    test: { file: calendar, name: 'weeks begin on Monday and end on Sunday' },
  },
  {
    id: 's9-calendar-monday',
    says: 'Display: the calendar in Spanish starts its week on Monday',
    test: {
      file: applicationScreens,
      name: 'the lease screen > chooses dates from a calendar in Spanish that begins on Monday',
    },
  },
  {
    id: 's9-grid-monday',
    says: 'Display: the month grid starts on Monday',
    test: { file: calendarGrid, name: 'the weeks of a month > begin on Monday' },
  },
  {
    id: 's9-loan-number',
    says: 'Display: loan id padded to 4 digits (installment reference uses 5 digits)',
    test: {
      file: loanRules,
      name: 'the card of a loan > shows loan 12 as 0012 and the transfer reference as Contrato 00012',
    },
  },
  {
    id: 's9-application-number',
    says: "Display: application id shown as 'S' plus 4 digits",
    test: { file: applicationRules, name: 'the card of an application > shows application 12 as S0012' },
  },
  {
    id: 's9-session-key',
    says: 'Session key in browser session storage: auth',
    test: {
      file: accessJourney,
      name: 'stores exactly the session under "auth" at login, and a reload keeps the owner signed in',
    },
  },
  {
    id: 's9-cache-60',
    says: 'Client cache keeps unused fetched data for 60 seconds',
    test: { file: calls, name: 'cached data > are removed 60 seconds after the last screen stopped using them' },
  },
  {
    id: 's9-cache-no-refetch',
    says: 'Client cache does not refetch on focus or reconnect',
    test: { file: homeScreen, name: 'does not fetch again when the page gets focus or the connection comes back' },
  },
  {
    id: 's9-tab-bar',
    says: 'Bottom tab bar: four items',
    test: { file: tabBar, name: 'the tab bar > has four items with icon and label' },
  },
  {
    id: 's9-password-weights',
    says: 'Password: strength weights 25/20/20/20/15',
    test: { file: password, name: 'the five checks have the points and texts of the specification' },
  },
];
