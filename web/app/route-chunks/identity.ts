/** Route chunk: the three steps of the profile. */
import '../shared-chunks/everyOwnerForm.ts';

export { BiometricValidationScreen } from '../../features/profile/steps/BiometricValidationScreen.tsx';
export { IdentificationScreen } from '../../features/profile/steps/IdentificationScreen.tsx';
export { IncomeAndTaxesScreen } from '../../features/profile/steps/IncomeAndTaxesScreen.tsx';
