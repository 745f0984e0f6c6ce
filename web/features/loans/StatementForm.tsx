import type { ReactNode } from 'react';
import { readQuietly } from '#api/quietReads';
import { submitOnce } from '#api/submitOnce';
import { useUpload } from '#api/upload';
import { type AccountStatementForm, accountStatementRules, type Loan, loanAction } from '#domain/loan';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import { Banner } from '#kit/feedback/Banner.tsx';
import { FileField } from '#kit/files/FileField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { useLazyGetLoanQuery, useSendAccountStatementMutation } from '../records/loansSlice.ts';

type StatementFormProps = {
  loan: Loan;
  /** Called when a submission begins and when its result is known. */
  onSending: (isSending: boolean) => void;
  onSent: () => void;
  /** Called with the reason when the statement was sent elsewhere. */
  onConflict: (reason: string) => void;
  /** What renders below the upload. */
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

  return (
    <>
      {loan.statement_refusal_reason && (
        <Banner kind="warning">
          {statementTexts.anotherStatementNeeded({ reason: withoutFullStop(loan.statement_refusal_reason) })}
        </Banner>
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
        <FileField
          name="account_statement"
          label={statementTexts.bankStatement}
          hint={statementTexts.uploadWholeStatement}
          accept="pdf"
          upload={upload}
        />
        {children}
      </Form>
    </>
  );
}

const emptyForm: AccountStatementForm = { account_statement: null };
