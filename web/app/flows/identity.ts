/** The three steps of the identity profile: one chunk. */
export { BiometricValidationScreen } from '../../features/profile/BiometricValidationScreen.tsx';
export { IdentificationScreen } from '../../features/profile/IdentificationScreen.tsx';
export { IncomeAndTaxesScreen } from '../../features/profile/IncomeAndTaxesScreen.tsx';
