/** Route chunk: what has happened to an application and its loan, to read and to print, and the notices about it. */
import '../shared-chunks/everyAppPage.ts';

export { WhatYouNeedScreen } from '../../features/documents/WhatYouNeedScreen.tsx';
export { NoticesScreen } from '../../features/notices/NoticesScreen.tsx';
export { ApplicationProcessScreen, LoanProcessScreen } from '../../features/process/ProcessScreen.tsx';
export { PaymentPlanScreen } from '../../features/receipts/PaymentPlanScreen.tsx';
export { ReceiptScreen } from '../../features/receipts/ReceiptScreen.tsx';
export { SettlementLetterScreen } from '../../features/receipts/SettlementLetterScreen.tsx';
