import type { Scheme, Size } from './sizes.ts';

/** The name of a screen, and of one of its states (the plain one by default). */
export type Look = readonly [screen: string, state?: string];

/** The screens that are compared with their baselines, by window size and colour scheme. */
export const looks: readonly { size: Size; scheme: Scheme; of: readonly Look[] }[] = [
  {
    size: '390x844',
    scheme: 'light',
    of: [
      ['the landing page'],
      ['the calculator'],
      ['the login', 'with errors'],
      ['the registration', 'with a strong password'],
      ['the code of the phone', 'with a wrong code'],
      ['the documents that are needed'],
      ['the welcome'],
      ['the profile', 'with two steps done'],
      ['my data'],
      ['home'],
      ['home', 'with a late payment and a proof in validation'],
      ['home', 'with a rejected proof'],
      ['home', 'with a payment that is not due soon'],
      ['home', 'with a statement to send'],
      ['home', 'with a statement in validation'],
      ['home', 'with an application in validation'],
      ['home', 'without GET /api/applications'],
      ['home', 'after a request with an incomplete profile'],
      ['the identification', 'with what was saved'],
      ['income and taxes', 'with two files'],
      ['the lease', 'filled in'],
      ['the lease', 'with the calendar'],
      ['the pre-offer', 'with its figures'],
      ['the authorisation of the bureau'],
      ['the rejection by the bureau'],
      ['the announcement'],
      ['a loan'],
      ['a payment'],
    ],
  },
  {
    size: '390x844',
    scheme: 'dark',
    of: [
      ['the landing page'],
      ['the login', 'with a wrong password'],
      ['the registration', 'with a weak password'],
      ['the profile'],
      ['home', 'of a newcomer'],
      ['home', 'with the question whether to delete'],
      ['home', 'with a contract to sign'],
      ['the lease', 'with errors'],
      ['the pre-offer'],
      ['a loan'],
    ],
  },
  {
    size: '320x640',
    scheme: 'light',
    of: [
      ['the landing page'],
      ['the calculator', 'with the largest rent'],
      ['the registration', 'with errors'],
      ['home'],
      ['home', 'with a statement in validation'],
      ['the identification'],
      ['the pre-offer', 'with its figures'],
      ['a loan'],
    ],
  },
  {
    size: '1280x800',
    scheme: 'light',
    of: [['the landing page'], ['home'], ['a loan']],
  },
  { size: '1280x800', scheme: 'dark', of: [['a payment', 'that is late']] },
];
