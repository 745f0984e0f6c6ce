/** The front door of the auth room. */
export {
  authSlice,
  ledOut,
  named,
  selectIsAuthenticated,
  selectLeft,
  selectToken,
  selectUser,
  useChangePasswordMutation,
} from './authSlice.ts';
export { GENERATOR_RULES } from './generatorRules.ts';
export { type GuestDeeds, GuestDeedsContext, type Outcome } from './guestDeeds.ts';
export { guestDeedsIn } from './guestDeedsIn.ts';
export { handoverIn } from './handover.ts';
export { PasswordStrength } from './PasswordStrength.tsx';
export { QuestionLink } from './QuestionLink.tsx';
export { ResendCode } from './ResendCode.tsx';
export { useLogout } from './useLogout.ts';
export { usePasswordCheck } from './usePasswordCheck.ts';
export { expiryOf, handoverOf } from './verificationAddress.ts';
