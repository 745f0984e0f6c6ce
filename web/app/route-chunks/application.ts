/** Route chunk: applying for a loan. */
import '../shared-chunks/everyOwnerForm.ts';

export { ConfirmPrivacyPolicyScreen } from '../../features/applications/bureau/ConfirmPrivacyPolicyScreen.tsx';
export { FailBuroScoreScreen } from '../../features/applications/bureau/FailBuroScoreScreen.tsx';
export { FinalAnnouncementScreen } from '../../features/applications/bureau/FinalAnnouncementScreen.tsx';
export { PrivacyPolicyScreen } from '../../features/applications/bureau/PrivacyPolicyScreen.tsx';
export { ChangeLeaseScreen } from '../../features/applications/lease/ChangeLeaseScreen.tsx';
export { LeaseContractScreen } from '../../features/applications/lease/LeaseContractScreen.tsx';
export { DesiredLoanScreen } from '../../features/applications/pre-offer/DesiredLoanScreen.tsx';
export { PropertyDocumentsScreen } from '../../features/applications/property/PropertyDocumentsScreen.tsx';
