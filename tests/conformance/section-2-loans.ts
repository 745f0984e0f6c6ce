import type { Statement } from './statement.ts';

const tabBar = 'tests/journeys/specification/tab-bar.spec.ts';
const homeScreen = 'tests/journeys/specification/home.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';
const routes = 'tests/web/app/routes.test.ts';

/** Section 2 of the specification: the list of loans, a loan, an installment. */
export const statements: readonly Statement[] = [
  {
    id: 's2-loans-tab',
    says: '/loans: reached from the bottom tab bar',
    test: { file: tabBar, name: 'the tab bar > opens /loans from "Adelanttos"' },
  },
  {
    id: 's2-loans-title',
    says: "/loans: list of advances titled with the product's advance name in the plural ('Tus ...')",
    test: { file: loanScreens, name: 'the list of loans > is titled "Tus Adelanttos"' },
  },
  {
    id: 's2-loan-history-title',
    says: "/loans/{id}: loan detail and payment history ('Historial de pagos')",
    test: { file: loanScreens, name: 'the detail of a loan > has the heading "Historial de pagos"' },
  },
  {
    id: 's2-loan-success-same',
    says: '/loans/{id}/success: the same screen as congratulations',
    test: { file: routes, name: '/loans/{id}/success and /profile/congratulations are the same screen' },
  },
  {
    id: 's2-loan-success-title',
    says: '/loans/{id}/success: used to continue when the loan awaits the account statement upload',
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is confirmed by a dialog: validated within 24 business hours, the contract follows by e-mail',
    },
  },
  {
    id: 's2-loans-one-card-each',
    says: '/loans: when loans exist, one card is shown per loan',
    test: { file: loanScreens, name: 'the list of loans > has one card for each loan' },
  },
  {
    id: 's2-loans-promo',
    says: '/loans: a user without loans sees the promotional card',
    test: { file: loanScreens, name: 'the list of loans > shows the promotion when it is empty' },
  },
  {
    id: 's2-loan-card-status',
    says: 'Loan card: shows id and status label',
    test: {
      file: homeScreen,
      name: 'home with loans > shows the id of the loan with four digits and its status on each card',
    },
  },
  {
    id: 's2-loan-card-figures',
    says: 'Loan card: total debt, next missing installment (amount and due date), total paid, count of missing installments',
    test: {
      file: homeScreen,
      name: 'home with loans > shows total debt, next payment with its due date, total paid and payments missing in every status',
    },
  },
  {
    id: 's2-loan-card-view',
    says: "Loan card: active loans have a 'Ver' button to /loans/{id}",
    test: { file: homeScreen, name: 'home with loans > links "Ver" to /loans/{id} on an active loan' },
  },
  {
    id: 's2-loan-card-continue',
    says: "Loan card: a loan awaiting the statement upload shows 'Continuar' (to /loans/{id}/success)",
    test: {
      file: homeScreen,
      name: 'home with loans > links "Continuar" to /loans/{id}/success on a loan that awaits the bank statement',
    },
  },
  {
    id: 's2-loan-card-info',
    says: 'Loan card: other statuses show an info line with the status label',
    test: {
      file: homeScreen,
      name: 'home with loans > shows an info line with the status and no link on any other loan',
    },
  },
  {
    id: 's2-loan-detail-summary',
    says: 'Loan detail: loan summary',
    test: { file: loanScreens, name: 'the detail of a loan > summarises the loan: id, debt, paid, missing' },
  },
  {
    id: 's2-loan-detail-rows',
    says: "Loan detail: installments listed as 'Mes N: status'",
    test: { file: loanScreens, name: 'the detail of a loan > lists each installment as "Mes N: status"' },
  },
  {
    id: 's2-loan-detail-date',
    says: 'Loan detail: the due date in format dd LLL yyyy, Spanish',
    test: { file: loanScreens, name: 'the detail of a loan > formats the due date as dd LLL yyyy in Spanish' },
  },
  {
    id: 's2-loan-detail-view',
    says: "Loan detail: a 'Ver' button to the installment page",
    test: { file: loanScreens, name: 'the detail of a loan > links "Ver" to the page of any other installment' },
  },
  {
    id: 's2-loan-detail-disabled',
    says: 'Loan detail: the button is disabled when the installment is approved or in_validation',
    test: {
      file: loanScreens,
      name: 'the detail of a loan > disables "Ver" of an installment that is approved or in validation',
    },
  },
  {
    id: 's2-installment-figures',
    says: 'Installment: shows due date and amount',
    test: { file: loanScreens, name: 'the payment of an installment > shows due date and amount' },
  },
  {
    id: 's2-installment-badge',
    says: 'Installment: a coloured status badge',
    test: { file: loanScreens, name: 'the payment of an installment > shows a coloured badge of the status' },
  },
  {
    id: 's2-installment-transfer',
    says: 'Installment: bank-transfer instructions (bank, beneficiary company, CLABE account number)',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > shows bank, beneficiary and CLABE for the transfer',
    },
  },
  {
    id: 's2-installment-reference',
    says: "Installment: reference 'Contrato' plus the loan id padded to 5 digits",
    test: {
      file: loanScreens,
      name: "the payment of an installment > has the reference 'Contrato' and the loan's id with five digits",
    },
  },
  {
    id: 's2-installment-proof',
    says: "Installment: an image proof upload and a button 'Validar pago'",
    test: { file: loanScreens, name: 'the payment of an installment > accepts an image and rejects a PDF' },
  },
  {
    id: 's2-installment-note',
    says: 'Installment: a note that payment shows within a maximum of 72 business hours',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > notes that the payment shows within 72 business hours',
    },
  },
  {
    id: 's2-installment-back',
    says: 'Installment: a back link',
    test: { file: loanScreens, name: 'the payment of an installment > has a back link to the loan' },
  },
  {
    id: 's2-installment-modal',
    says: 'Installment: after a successful upload a modal says the proof was uploaded and is being validated',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > shows a dialog saying that the proof was uploaded and is being validated',
    },
  },
  {
    id: 's2-installment-continue',
    says: 'Installment: Continue of the modal goes to the loan page',
    test: { file: loanScreens, name: 'the payment of an installment > opens the loan from "Continuar" in the dialog' },
  },
];
