import calendarCheck from '@phosphor-icons/core/assets/regular/calendar-check.svg';
import filePdf from '@phosphor-icons/core/assets/regular/file-pdf.svg';
import { generatePath } from 'react-router-dom';
import { today } from '#clock';
import { type Loan, loanNumber } from '#domain/loan';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { downloadFile } from '#kit/browser/downloadFile.ts';
import { Menu, MenuButton, MenuLink } from '#kit/navigation/Menu.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { calendarEventsOf } from './calendarEvents.ts';
import { paymentCalendar } from './paymentCalendar.ts';

/** What an owner can keep of a loan: its payment plan, and its due dates for a calendar. */
export function LoanDocuments({ loan }: { loan: Pick<Loan, 'id' | 'installments'> }) {
  const { id, installments = [] } = loan;
  // Nothing is planned before the deposit.
  if (installments.length === 0) return null;
  const events = calendarEventsOf(loan, today());
  const save = () =>
    downloadFile(
      receiptTexts.calendarFile({ number: loanNumber(id) }),
      new Blob([paymentCalendar(events, new Date(now()))], { type: 'text/calendar;charset=utf-8' }),
    );
  return (
    <Menu>
      <MenuLink icon={filePdf} note={receiptTexts.toPrintOrSave} to={generatePath(paths.paymentPlan, { id })}>
        {receiptTexts.paymentPlan}
      </MenuLink>
      {events.length > 0 && (
        <MenuButton quiet icon={calendarCheck} note={receiptTexts.nextDatesInOneFile} onClick={save}>
          {receiptTexts.addToCalendar}
        </MenuButton>
      )}
    </Menu>
  );
}
