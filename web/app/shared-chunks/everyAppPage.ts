/**
 * Shared chunk: what home has in common with the other pages of the app, without the app itself, which imports the route
 * chunks. Home is the first of them for nearly everyone, so the others find this script in the browser's cache.
 */
import './everyPage.ts';

export { default as check } from '@phosphor-icons/core/assets/bold/check-bold.svg';
export { default as plus } from '@phosphor-icons/core/assets/bold/plus-bold.svg';
export { default as xCircleFill } from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
export { default as caretDown } from '@phosphor-icons/core/assets/regular/caret-down.svg';
export { default as caretRight } from '@phosphor-icons/core/assets/regular/caret-right.svg';
export { default as trash } from '@phosphor-icons/core/assets/regular/trash.svg';
export { default as userCircle } from '@phosphor-icons/core/assets/regular/user-circle.svg';
export { recoverLostWrite } from '#api/recoverLostWrite';
export { today } from '#clock';
export { formatClabe } from '#domain/identifiers/clabe';
export { loanSteps } from '#domain/process/loanSteps';
export { repaymentOfApplication } from '#domain/repayment';
export { leaseLabels } from '#i18n/es-MX/applications/leaseLabels';
export { clabe } from '#i18n/es-MX/loans/installments';
export { yourAdelanttos } from '#i18n/es-MX/loans/loans';
export { yourNextStep } from '#i18n/es-MX/nextStep';
export { notices } from '#i18n/es-MX/notices';
export { yearlyCostLine } from '#i18n/yearlyCostLine';
export { inertHtml } from '#kit/browser/trustedTypes.ts';
export { Modal } from '#kit/dialog/Modal.tsx';
export { Amount } from '#kit/display/Amount.tsx';
export { CopyRow } from '#kit/display/CopyRow.tsx';
export { Emphasis } from '#kit/display/Emphasis.tsx';
export { Figures } from '#kit/display/Figures.tsx';
export { MoneyLine } from '#kit/display/MoneyLine.tsx';
export { Timeline } from '#kit/display/Timeline.tsx';
export { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
export { Skeleton } from '#kit/feedback/Skeleton.tsx';
export { ToneArch } from '#kit/feedback/ToneArch.tsx';
export { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
export { useHasWaited } from '#kit/feedback/useHasWaited.ts';
export { Card } from '#kit/layout/Card.tsx';
export { CardTitle } from '#kit/layout/CardTitle.tsx';
export { FacadeCard } from '#kit/layout/FacadeCard.tsx';
export { Section } from '#kit/layout/Section.tsx';
export { IconButton } from '#kit/navigation/IconButton.tsx';
export { installBackInterceptor } from '#kit/navigation/interceptBack.ts';
export { IncompleteProfileNotice } from '../../features/applications/IncompleteProfileNotice.tsx';
export { redirectFrom } from '../../features/applications/redirects.ts';
export { pathOfPayment } from '../../features/installments/pathOfPayment.ts';
export { LoanBadge } from '../../features/loans/LoanBadge.tsx';
export { LoanMoneyLine } from '../../features/loans/LoanMoneyLine.tsx';
export { PaymentLines } from '../../features/loans/payments/PaymentLines.tsx';
export { PaymentProgress } from '../../features/loans/payments/PaymentProgress.tsx';
export { useGetNoticesQuery } from '../../features/notices/noticesSlice.ts';
export { useSeenNotices } from '../../features/notices/seenNotices.ts';
export { ProfileCorner } from '../../features/profile/ProfileCorner.tsx';
export { redirectFromStep } from '../../features/profile/steps/stepPaths.ts';
export { useApplications } from '../../features/records/applicationsSlice.ts';
export { useLoans } from '../../features/records/loansSlice.ts';
export { verificationAddress } from '../../features/verification-code/verificationAddress.ts';
export { GuestGate } from '../Gate.tsx';
export { createStore } from '../store.ts';
