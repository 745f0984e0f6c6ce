import type { Statement } from './statement.ts';

const whole = 'tests/journeys/owner/from-sign-up-to-the-last-payment.spec.ts';
const guest = 'tests/journeys/specification/guest-screens.spec.ts';
const home = 'tests/journeys/specification/home.spec.ts';
const bureau = 'tests/journeys/specification/bureau.spec.ts';
const loans = 'tests/journeys/specification/loans.spec.ts';

/** Spec §1: what the product does and for whom. */
export const statements: readonly Statement[] = [
  {
    id: 's1-journey',
    says: 'User journey: registration, basic profile, identity profile, advance, bank statement, repayment in installments',
    test: { file: whole, name: 'an owner comes from "Regístrate" to her last payment' },
  },
  {
    id: 's1-three-days',
    says: 'Marketing text promises up to 12 months of rent and a response in under 3 days',
    test: { file: guest, name: 'the landing screen > promises up to 12 months and an answer in less than 3 days' },
  },
  {
    id: 's1-72-hours',
    says: 'Elsewhere the same promise is worded as 72 hours',
    test: {
      file: bureau,
      name: 'the final announcement > says that the property is validated and the result e-mailed within 72 hours',
    },
  },
  {
    id: 's1-phone-format',
    says: 'Phone format +52',
    test: { file: guest, name: 'the registration > writes the phone into its mask' },
  },
  {
    id: 's1-payment-hours',
    says: 'A payment appears within at most 72 business hours',
    test: {
      file: loans,
      name: 'the payment of an installment > notes that the payment shows within 72 business hours',
    },
  },
  {
    id: 's1-greeting-name',
    says: 'The home screen greets the user by name',
    test: { file: home, name: 'home with loans > greets the owner by her name' },
  },
  {
    id: 's1-greeting-plain',
    says: 'The home screen greets plainly when no name exists',
    test: {
      file: home,
      name: 'an incomplete profile of somebody without a name is told so and led to the identification',
    },
  },
  {
    id: 's1-articles',
    says: "The home screen shows a carousel of articles titled 'Temas de interés'",
    test: { file: home, name: 'the carousel of articles > is titled "Temas de interés"' },
  },
  {
    id: 's1-articles-shown',
    says: 'The articles come from the marketing site and show title, summary and a link',
    test: { file: home, name: 'the carousel of articles > shows title, summary and a link of each' },
  },
];
