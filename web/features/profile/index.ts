/** The front door of the profile room. */
export { CompleteProfileBanner } from './CompleteProfileBanner.tsx';
export { AcceptPrivacyPolicy, LegalLink, Purpose } from './LegalLink.tsx';
export { ProfileCorner } from './ProfileCorner.tsx';
export { profileCame } from './profileSlice.ts';
export { SavedValues } from './SavedValues.tsx';
export { useProfile } from './useProfile.ts';
export { ZipCodeField } from './ZipCodeField.tsx';
