import { generatePath } from 'react-router-dom';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { amountText } from '#i18n/figures';
import { signingProvider } from '#links';
import { paths } from '#paths';
import { type Action, looks, promised, receives, type Views } from './views.ts';

/** The steps of loans from their approval to the deposit. */
export const loanViews: Pick<
  Views,
  'statement to send' | 'contract to sign' | 'statement in validation' | 'deposit in preparation'
> = {
  'statement to send': ({ loanId, rejectionReason, received }) => ({
    look: rejectionReason === undefined ? looks.toDo : looks.no,
    title: rejectionReason === undefined ? stepTexts.uploadStatement : stepTexts.uploadAnotherStatement,
    headline: receives(received),
    text:
      rejectionReason === undefined
        ? stepTexts.moneyGoesThere
        : `${stepTexts.statementRejected({ reason: withoutFullStop(rejectionReason) })} ${stepTexts.moneyGoesThere}`,
    action: { label: stepTexts.uploadStatementButton, to: generatePath(paths.loanSuccess, { id: loanId }) },
  }),
  'contract to sign': ({ loanId, received, sentTo }) => ({
    look: looks.toDo,
    title: stepTexts.signContract,
    headline: receives(received),
    text: sentTo
      ? stepTexts.findEmailIn({ email: sentTo, provider: signingProvider() })
      : stepTexts.findEmailFrom({ provider: signingProvider() }),
    link: processOfLoan(loanId),
  }),
  'statement in validation': ({ loanId, received, promise }) => ({
    look: looks.waiting,
    title: stepTexts.reviewingStatement,
    headline: promised(promise),
    text: received === undefined ? stepTexts.nothingToDo : stepTexts.thenContract({ amount: amountText(received) }),
    link: processOfLoan(loanId),
  }),
  'deposit in preparation': ({ loanId, received }) => ({
    look: looks.waiting,
    title: stepTexts.preparingDeposit,
    headline: receives(received),
    text: stepTexts.waitForDeposit,
    link: processOfLoan(loanId),
  }),
};

const processOfLoan = (id: string): Action => ({
  label: commonTexts.seeProcess,
  to: generatePath(paths.loanProcess, { id }),
});
