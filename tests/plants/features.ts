import type { Plant } from './plant.ts';

/** Defects in the screens of the product and in what they send. */
export const featurePlants: readonly Plant[] = [
  {
    name: 'the cookies of an owner are sent to the host of the articles',
    file: 'web/features/articles/articlesSlice.ts',
    text: "credentials: 'omit',",
    replacement: "credentials: 'include',",
  },
  {
    name: 'a loan shows a payment as due after its proof was sent',
    file: 'web/features/installments/installmentsSlice.ts',
    text: "['loans'] : ['installments', 'loans'],",
    replacement: "['loans'] : ['installments'],",
  },
  {
    name: 'the proof of one month is filled in for another month',
    file: 'web/features/installments/ProofUploadForm.tsx',
    text: 'draft={`/installments/${id}`}',
    replacement: 'draft="/installments"',
  },
  {
    name: 'the account number is copied with spaces, which the bank rejects',
    file: 'web/features/installments/TransferInstructions.tsx',
    text: 'value: formatClabe(clabe), copied: clabe }',
    replacement: 'value: formatClabe(clabe), copied: formatClabe(clabe) }',
  },
  {
    name: 'a code is sent by SMS to a guest who has left the log-in page',
    file: 'web/features/auth/guest-screens/createGuestActions.ts',
    text: 'if (unverified === undefined || !screen.isHere()) return submitErrors(error);',
    replacement: 'if (unverified === undefined) return submitErrors(error);',
  },
  {
    name: 'an owner who has verified the phone lands on the wrong step',
    file: 'web/features/auth/verification/usePhoneVerification.ts',
    text: 'navigate(paths.createProfile, { replace: true });',
    replacement: 'navigate(paths.documentsRequired, { replace: true });',
  },
  {
    name: 'an owner who opens a step of a complete profile lands on the home page',
    file: 'web/features/profile/steps/stepPaths.ts',
    text: 'if (part === null) return paths.myData;',
    replacement: 'if (part === null) return paths.home;',
  },
  {
    name: 'a discarded draft stays in the list until the page is loaded again',
    file: 'web/features/records/applicationsSlice.ts',
    text: 'list.filter((application) => application.id !== id)',
    replacement: 'list.filter((application) => application.status !== id)',
  },
];
