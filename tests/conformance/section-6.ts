import type { Statement } from './statement.ts';

const passwordScreens = 'tests/journeys/specification/passwords.spec.ts';
const calls = 'tests/web/api/calls.test.ts';
const strangers = 'tests/torture/strangers.test.ts';
const applicationRoutes = 'tests/demo-server/routes/applications.test.ts';
const articles = 'tests/web/features/articles.test.ts';

/** Section 6 of the specification: roles and permissions. */
export const statements: readonly Statement[] = [
  {
    id: 's6-bearer',
    says: 'Requests carry a bearer token taken from the stored session',
    test: {
      file: passwordScreens,
      name: 'the temporary password screen > sends password and password_confirmation with the bearer token',
    },
  },
  {
    id: 's6-bearer-absent',
    says: 'Without a session requests carry no token',
    test: {
      file: calls,
      name: 'a request of the product is sent as > %s without a token when nobody is signed in',
    },
  },
  {
    id: 's6-public-registration',
    says: 'Registration is public',
    test: {
      file: calls,
      name: 'a request of the product is sent as > register without a token when nobody is signed in',
    },
  },
  {
    id: 's6-public-verification',
    says: 'Verification is public',
    test: {
      file: calls,
      name: 'a request of the product is sent as > verifyPhoneCode without a token when nobody is signed in',
    },
  },
  {
    id: 's6-public-recovery',
    says: 'Recovery is public',
    test: {
      file: calls,
      name: 'a request of the product is sent as > recoverPassword without a token when nobody is signed in',
    },
  },
  {
    id: 's6-others-not-public',
    says: 'Everything else needs a session',
    test: { file: strangers, name: 'every call answers 401 and changes none of the owner’s data' },
  },
  {
    id: 's6-first-advance',
    says: 'Requesting a first advance needs a completed profile (is_completed)',
    test: { file: applicationRoutes, name: 'rejects an application of an incomplete profile, whatever the lease' },
  },
  {
    id: 's6-marketing-no-token',
    says: 'The public marketing site gets no token',
    test: { file: articles, name: 'the query of the articles > calls the marketing site without a token or cookies' },
  },
];
