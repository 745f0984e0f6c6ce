/** Asking for an advance: one chunk. */
export { ConfirmPrivacyPolicyScreen } from '../../features/applications/ConfirmPrivacyPolicyScreen.tsx';
export { DesiredLoanScreen } from '../../features/applications/DesiredLoanScreen.tsx';
export { FailBuroScoreScreen } from '../../features/applications/FailBuroScoreScreen.tsx';
export { FinalAnnouncementScreen } from '../../features/applications/FinalAnnouncementScreen.tsx';
export { LeaseContractScreen } from '../../features/applications/LeaseContractScreen.tsx';
export { PrivacyPolicyScreen } from '../../features/applications/PrivacyPolicyScreen.tsx';
export { PropertyDocumentsScreen } from '../../features/applications/PropertyDocumentsScreen.tsx';
