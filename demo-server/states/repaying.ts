import type { InstallmentStatus } from '#domain/installment';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { everyInstallment, installmentIn, LARGEST, largestInstallments } from './answers.ts';
import { applicationOf, fileNamed, loanOf, loanWithPayments, type Sent, sampleOwner } from './sampleResponses.ts';
import { presses, type Read, type Screen, type ScreenUser, type State, UPLOADING } from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';

const LOAN = 'GET /api/loans/12';
const LOANS = 'GET /api/loans';
const INSTALLMENT = 'GET /api/installments/35';
const STATEMENT = 'POST /api/loans/12/account-statement';
const PROVE = 'PUT /api/installments/35/upload-file';
const UPLOAD = 'POST /api/files';

const loanRead: Read = { call: LOAN, failure: 'No pudimos cargar este Adelantto.', hasSkeleton: true, isSubject: true };
const waiting = loanOf('awaiting_account_statement_upload', { application_id: '7' });
/** The application of a loan, from which its terms are known before the deposit. */
const applied = { 'GET /api/applications': [applicationOf('approved')] };
const checked = loanOf('awaiting_account_statement_check');
const active = loanWithPayments(everyInstallment);

/** Paid on the due date, or all on the day before the loan was paid off. */
function historyOfPaid(due: string) {
  const at = due < '2026-11-19' ? due : '2026-11-19';
  return [
    { status: 'in_validation' as const, at: `${at}T15:00:00.000Z` },
    { status: 'approved' as const, at: `${at}T18:00:00.000Z` },
  ];
}

const loan: Screen = {
  name: 'a loan',
  route: 'loan',
  path: '/loans/12',
  script: { [LOAN]: active },
  heading: 'Adelantto 0012',
  reads: [loanRead],
  states: {
    'of another owner': {
      script: { [LOAN]: new ErrorResponse(403) },
      heading: 'No puedes ver esta página',
      shows: 'Ir al inicio',
    },
    'without payments': {
      script: { [LOAN]: loanOf('pending_disbursement', { installments: [] }) },
      shows: 'Aún no hay pagos programados.',
    },
    'of the largest sum': {
      script: { [LOAN]: loanWithPayments(largestInstallments()) },
      shows: 'Deuda total',
    },
    'that is paid off': {
      script: {
        [LOAN]: loanWithPayments(
          everyInstallment.map((installment) => ({
            ...installment,
            status: 'approved',
            history: historyOfPaid(installment.due_date),
          })),
          { status: 'liquidated', history: [{ status: 'liquidated', at: '2026-11-20T15:00:00.000Z' }] },
        ),
      },
      shows: 'Liquidado',
    },
  },
};

const uploadsStatement = (owner: ScreenUser) => owner.uploads('Estado de cuenta', 'accountStatement');
const sendsStatement = async (owner: ScreenUser) => {
  await uploadsStatement(owner);
  await owner.presses('Enviar');
};

const statementWrite = {
  name: 'the statement',
  call: STATEMENT,
  otherInput: uploadsStatement,
  button: 'Enviar',
  answer: checked,
  success: 'Recibimos tu estado de cuenta',
} as const;

const loanSuccess: Screen = {
  name: 'the bank statement',
  route: 'loanSuccess',
  path: '/loans/12/success',
  script: { [LOAN]: waiting, ...applied },
  heading: 'Tu adelantto ha sido aprobado',
  loadingHeading: 'Estamos cargando tu Adelantto',
  failedHeading: 'Adelantto 0012',
  reads: [loanRead, { call: 'GET /api/applications' }],
  writes: [statementWrite],
  states: {
    'with its costs and payments': {
      act: (owner) => owner.pressesText('Costos y fechas de pago'),
      shows: 'Fechas de pago',
    },
    'without its terms': { script: { 'GET /api/applications': [] }, shows: 'Lo hago después' },
    'with its error': {
      script: { [STATEMENT]: new ErrorResponse(422, { errors: { account_statement: ['Document required'] } }) },
      act: sendsStatement,
      shows: 'Documento obligatorio',
    },
    'that was returned': {
      script: { [LOAN]: { ...waiting, statement_refusal_reason: 'falta una página' } },
      shows: statementTexts.anotherStatementNeeded({ reason: 'falta una página' }),
    },
    'with its dialog': {
      script: { [STATEMENT]: checked },
      act: sendsStatement,
      shows: (page) => page.getByRole('dialog', { name: 'Recibimos tu estado de cuenta' }),
    },
    'that was sent before': {
      script: { [LOAN]: checked, [LOANS]: [checked] },
      heading: `Hola, ${sampleOwner.name}`,
      shows: 'Estamos revisando tu estado de cuenta',
    },
  },
};

const congratulations: Screen = {
  name: 'the congratulations',
  route: 'congratulations',
  path: '/profile/congratulations',
  script: { [LOANS]: [loanOf('active', { id: '9' }), waiting], [LOAN]: waiting, ...applied },
  heading: 'Tu adelantto ha sido aprobado',
  loadingHeading: 'Estamos cargando tu Adelantto',
  failedHeading: 'Tus Adelanttos',
  reads: [{ call: LOANS, failure: 'No pudimos cargar tus Adelanttos.', hasSkeleton: true }],
  writes: [statementWrite],
  states: {
    'without a loan that awaits a statement': {
      script: { [LOANS]: [loanOf('active')] },
      heading: `Hola, ${sampleOwner.name}`,
      shows: 'Tus Adelanttos',
    },
  },
};

const installmentOf = (status: Sent<InstallmentStatus>, shows: State['shows'], changes: object = {}): State => ({
  script: { [INSTALLMENT]: installmentIn(status, { id: '35', number: 5, ...changes }) },
  shows,
});
const uploadsProof = (owner: ScreenUser) => owner.uploads('Sube tu comprobante', 'transferProof');

const installment: Screen = {
  name: 'a payment',
  route: 'installment',
  path: '/loans/12/installments/35',
  script: { [INSTALLMENT]: installmentIn('pending'), [LOAN]: active },
  heading: 'Pago del mes 5',
  loadingHeading: 'Pago de tu mensualidad',
  reads: [{ call: INSTALLMENT, failure: 'No pudimos cargar este pago.', hasSkeleton: true, isSubject: true }],
  writes: [
    {
      name: 'the proof',
      call: PROVE,
      otherInput: uploadsProof,
      button: 'Validar pago',
      answer: installmentIn('in_validation', { id: '35', number: 5 }),
      success: 'Comprobante enviado',
    },
  ],
  states: {
    'of the largest sum': installmentOf('pending', 'Datos para tu transferencia', { total_amount: LARGEST }),
    'that is late': installmentOf('overdue', 'Atrasado'),
    'that is outdated': installmentOf('outdated', 'Vencido'),
    'that was rejected': installmentOf('rejected', loanTexts.proofRejectedBecause({ reason: 'no se lee' }), {
      rejection_reason: 'no se lee',
    }),
    'that was rejected without a reason': installmentOf('rejected', 'Rechazamos tu comprobante. Sube otro.'),
    'that is in validation': installmentOf('in_validation', 'El comprobante que enviaste', {
      file: fileNamed('comprobante-de-transferencia-de-la-renta-de-noviembre.jpg'),
      history: [{ status: 'in_validation', at: '2026-11-20T15:00:00.000Z' }],
    }),
    'that is in validation, of an API that does not tell its proof': installmentOf(
      'in_validation',
      'Recibimos tu comprobante; lo validaremos en un máximo de 72 horas hábiles.',
    ),
    'that is approved': installmentOf('approved', 'Tu pago ya se aplicó.'),
    'in an unknown status': installmentOf('a newer one', 'En proceso'),
    'of another loan': {
      ...installmentOf('pending', 'Ir al inicio', { loan_id: '13' }),
      heading: 'No encontramos esta página',
    },
    'without a number': {
      ...installmentOf('pending', 'Datos para tu transferencia', { number: undefined }),
      heading: 'Pago de tu mensualidad',
    },
    'with its error': {
      script: { [PROVE]: new ErrorResponse(422, { errors: { file: ['Proof image required'] } }) },
      act: async (owner) => {
        await uploadsProof(owner);
        await owner.presses('Validar pago');
      },
      shows: 'Imagen obligatoria',
    },
    'after a row was copied': { act: presses('Copiar CLABE'), shows: 'CLABE copiada.' },
    'with its dialog': {
      script: { [PROVE]: installmentIn('in_validation', { id: '35', number: 5 }) },
      act: async (owner) => {
        await uploadsProof(owner);
        await owner.presses('Validar pago');
      },
      shows: (page) => page.getByRole('dialog', { name: 'Comprobante enviado' }),
    },
    'sent while the proof uploads': {
      script: { [UPLOAD]: unanswered },
      act: async (owner) => {
        await owner.picks('Sube tu comprobante', 'transferProof');
        await owner.waitsForElement(UPLOADING);
        await owner.presses('Validar pago');
      },
      shows: 'Terminando de subir archivos…',
    },
    'with a proof that was rejected': {
      script: { [PROVE]: new ErrorResponse(422, { errors: { file: ['File type not allowed'] } }) },
      act: async (owner) => {
        await uploadsProof(owner);
        await owner.presses('Validar pago');
      },
      shows: (page) =>
        page
          .getByRole('group', { name: 'Sube tu comprobante' })
          .filter({ hasText: apiErrors['File type not allowed'], hasNotText: 'Listo' }),
    },
  },
};

/** The screens of a loan, from its bank statement to its last payment. */
export const repaying: readonly Screen[] = [loan, loanSuccess, congratulations, installment];
