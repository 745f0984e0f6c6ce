import type { Statement } from './statement.ts';

const fullJourney = 'tests/journeys/owner/from-sign-up-to-the-last-payment.spec.ts';
const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const homeScreen = 'tests/journeys/specification/home.spec.ts';
const articleScreens = 'tests/journeys/specification/articles.spec.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';

/** Section 1 of the specification: what the product does and for whom. */
export const statements: readonly Statement[] = [
  {
    id: 's1-journey',
    says: 'User journey: registration, basic profile, identity profile, advance, bank statement, repayment in installments',
    test: { file: fullJourney, name: 'an owner signs up, receives an advance and repays it to the last installment' },
  },
  {
    id: 's1-three-days',
    says: 'Marketing text promises up to 12 months of rent and a response in under 3 days',
    test: {
      file: guestScreens,
      name: 'the landing screen > promises up to 12 months of rent and a response in less than 3 days',
    },
  },
  {
    id: 's1-72-hours',
    says: 'Elsewhere the same promise is worded as 72 hours',
    test: {
      file: bureauScreens,
      name: 'the final announcement screen > says that the property is validated and the result e-mailed within 72 hours',
    },
  },
  {
    id: 's1-phone-format',
    says: 'Phone format +52',
    test: { file: registrationScreen, name: 'the registration screen > formats the phone with its mask' },
  },
  {
    id: 's1-payment-hours',
    says: 'A payment appears within at most 72 business hours',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > notes that the payment shows within 72 business hours',
    },
  },
  {
    id: 's1-greeting-name',
    says: 'The home screen greets the user by name',
    test: { file: homeScreen, name: 'home with loans > greets the owner by name' },
  },
  {
    id: 's1-greeting-plain',
    says: 'The home screen greets plainly when no name exists',
    test: {
      file: homeScreen,
      name: 'asks an owner without a name to complete the profile, whose identification asks for the name first',
    },
  },
  {
    id: 's1-articles',
    says: "The home screen shows a carousel of articles titled 'Temas de interés'",
    test: { file: articleScreens, name: 'the carousel of articles > is titled "Temas de interés"' },
  },
  {
    id: 's1-articles-shown',
    says: 'The articles come from the marketing site and show title, summary and a link',
    test: { file: articleScreens, name: 'the carousel of articles > shows title, summary and link of each article' },
  },
];
