/** Shared chunk: what the pages of owners with a form have in common. */
import './everyForm.ts';
import './everyAppPage.ts';

export { default as bankFill } from '@phosphor-icons/core/assets/fill/bank-fill.svg';
export { default as bank } from '@phosphor-icons/core/assets/regular/bank.svg';
export { default as fileText } from '@phosphor-icons/core/assets/regular/file-text.svg';
export { default as moneyWavy } from '@phosphor-icons/core/assets/regular/money-wavy.svg';
export { yourPreOffer } from '#i18n/es-MX/applications/preOffer';
export { address } from '#i18n/es-MX/profile/personalData';
export { costRows } from '#i18n/repaymentRows';
export { SavedValues } from '#kit/form/SavedValues.ts';
export { LegalLink } from '../../features/legal/LegalLink.tsx';
export { usePrefetchedHomeData } from '../../features/records/usePrefetchedHomeData.ts';
