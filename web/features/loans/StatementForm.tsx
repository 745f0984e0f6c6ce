import type { ReactNode } from 'react';
import { readQuietly } from '#api/quietReads';
import { submitOnce } from '#api/submitOnce';
import { useUpload } from '#api/upload';
import { BANK_VALIDATION_HOURS, promisedDay } from '#domain/businessDays';
import { type AccountStatementForm, accountStatementRules, type Loan, loanAction } from '#domain/loan';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { shortDay } from '#i18n/format';
import { StatementDrawing } from '#kit/art/StatementDrawing.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { SingleFileField } from '#kit/files/SingleFileField.tsx';
import { Form, useFormValues } from '#kit/form/Form.tsx';
import { CardText } from '#kit/layout/CardText.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { useLazyGetLoanQuery, useSendAccountStatementMutation } from '../records/loansSlice.ts';

type StatementFormProps = {
  loan: Loan;
  /** Called when a submission begins and when its result is known. */
  onSending: (isSending: boolean) => void;
  onSent: () => void;
  /** Called with the reason when the statement was sent elsewhere. */
  onConflict: (reason: string) => void;
  /** The terms of the loan: above the form or, when a statement was returned and its reason is there, below. */
  children: ReactNode;
};

/** Form that uploads the bank statement, once. */
export function StatementForm({ loan, onSending, onSent, onConflict, children }: StatementFormProps) {
  const [send] = useSendAccountStatementMutation();
  const [read] = useLazyGetLoanQuery();
  const upload = useUpload();

  const submit = ({ account_statement }: AccountStatementForm) => {
    onSending(true);
    return submitOnce({
      write: send({ id: loan.id, account_statement: account_statement?.id ?? '' }).unwrap(),
      read: () => readQuietly(read(loan.id)),
      isPending: (latest) => loanAction(latest) === 'upload statement',
      onSent,
      onConflict,
    }).finally(() => onSending(false));
  };

  const reason = loan.statement_refusal_reason;
  return (
    <>
      {reason ? (
        <Banner kind="warning">{statementTexts.anotherStatementNeeded({ reason: withoutFullStop(reason) })}</Banner>
      ) : (
        children
      )}
      <Form
        singleControl
        rules={accountStatementRules}
        initialValues={emptyForm}
        onSubmit={submit}
        action={commonTexts.send}
        busy={commonTexts.sending}
        draft={`/loans/${loan.id}/success`}
        secondary={
          <ButtonLink kind="ghost" to={paths.home}>
            {statementTexts.doItLater}
          </ButtonLink>
        }
      >
        <SingleFileField
          name="account_statement"
          title={loanTexts.uploadStatement}
          lead={statementTexts.depositGoesThere}
          accept="pdf"
          requirements={[statementTexts.asPdf, statementTexts.whole, statementTexts.withQrCode]}
          drawing={<StatementDrawing />}
          upload={upload}
        />
        <WhatFollows />
        {reason && children}
      </Form>
    </>
  );
}

/** What follows, and within which time; by which day, once there is a file to send. */
function WhatFollows() {
  const { account_statement } = useFormValues<AccountStatementForm>();
  const hours = BANK_VALIDATION_HOURS;
  const date = shortDay(promisedDay(new Date(now()), hours));
  const time = statementTexts.businessHours({ hours });
  return (
    <CardText>
      {account_statement ? (
        <Emphasis of={date}>{statementTexts.validatedBy({ date })}</Emphasis>
      ) : (
        <Emphasis of={time}>{statementTexts.validatedWithin({ time })}</Emphasis>
      )}
    </CardText>
  );
}

const emptyForm: AccountStatementForm = { account_statement: null };
