import type { Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import {
  applicationOf,
  ErrorResponse,
  fileNamed,
  loanOf,
  profileAtStep,
  profileOf,
  sampleOwner,
} from '../../journeys/support/scriptedApi.ts';

const APPLICATION = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';
const PROFILE = 'PUT /api/user';
const CONFIRM = 'PUT /api/applications/7/confirm-privacy-policy';
const CHANGED = { message: 'Your password was changed' };

const atStep = (next_step: string, changes: object = {}) => applicationOf('uncompleted', { next_step, ...changes });
const withProperty = {
  property_commercial_folio: 'FR-204518',
  property_zip_code: '06600',
  property_lease_agreement: fileNamed('contrato.pdf'),
};
const calculated = { principal: 120_000, advance: 95_424, commission: 3_600, iva_commission: 576 };

/** The page that an owner goes to, by its address and its first-level heading. */
export type NextPage = { readonly address: RegExp; readonly heading: string | RegExp };

const LANDING: NextPage = { address: /\/$/, heading: 'Tu renta de mañana, hoy.' };
const LOGIN: NextPage = { address: /\/login$/, heading: 'Iniciar sesión' };
const REGISTRATION: NextPage = { address: /\/register$/, heading: 'Crea tu cuenta' };
const HOME: NextPage = { address: /\/home$/, heading: /^Hola/ };
const PROFILE_MENU: NextPage = { address: /\/profile$/, heading: 'Ana Sofía Ríos Cañedo' };
const MY_DATA: NextPage = { address: /\/profile\/my-data$/, heading: 'Mis datos' };
const PRE_OFFER: NextPage = { address: /\/desired-loan$/, heading: 'Tu pre-oferta' };
const PROPERTY: NextPage = { address: /\/property-documents$/, heading: 'Documentos de tu propiedad' };
const AUTHORISATION: NextPage = {
  address: /\/privacy-policy$/,
  heading: 'Autoriza la consulta de tu historial crediticio',
};
const LOAN: NextPage = { address: /\/loans\/12$/, heading: 'Adelantto 0012' };

/** A screen that sends a request, the answer that arrives after the owner left, and the page they went to. */
export type LateScreen = {
  /** The screen or its answer in a few words; the title of its test. */
  readonly name: string;
  readonly path: string;
  /** Links that lead from there to the screen within the app, with the heading behind each. */
  readonly through?: readonly (readonly [link: string | RegExp, heading: string])[];
  readonly script?: Record<string, unknown>;
  readonly sends: (owner: Owner, page: Page) => Promise<void>;
  readonly call: string;
  readonly answer: unknown;
  /** The links by which the owner leaves, in this order. */
  readonly leaves: readonly (string | RegExp)[];
  readonly arrives: NextPage;
};

const nextCode = async (owner: Owner) => owner.typesCode('0123').then(() => owner.presses('Confirmar'));
const signsIn = async (owner: Owner) => {
  await owner.fillsIn('Correo electrónico', sampleOwner.email);
  await owner.fillsIn('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
};
const verificationPath = '/verification-code/r1?phone=%2B525512345678';

export const guestScreens: readonly LateScreen[] = [
  {
    name: 'the login',
    path: verificationPath,
    through: [[/Inicia sesión/, 'Iniciar sesión']],
    sends: signsIn,
    call: 'POST /api/auth/login',
    answer: { token: 'late-token', user: sampleOwner },
    leaves: [/Regístrate/],
    arrives: REGISTRATION,
  },
  {
    name: 'the login of an unverified owner',
    path: verificationPath,
    through: [[/Inicia sesión/, 'Iniciar sesión']],
    sends: signsIn,
    call: 'POST /api/auth/login',
    answer: new ErrorResponse(403, { message: 'First verify your cellphone', id: 'r1', phone: sampleOwner.phone }),
    leaves: [/Regístrate/],
    arrives: REGISTRATION,
  },
  {
    name: 'the registration',
    path: verificationPath,
    through: [[/Corrígelo/, 'Crea tu cuenta']],
    sends: async (owner) => {
      await owner.fillsIn('Correo electrónico', sampleOwner.email);
      await owner.fillsIn('Celular', '5512345678');
      await owner.fillsIn('Contraseña', 'Jacaranda#26');
      await owner.fillsIn('Confirma tu contraseña', 'Jacaranda#26');
      await owner.presses('Continuar');
    },
    call: 'POST /api/auth/register',
    answer: { id: 'r1', phone: sampleOwner.phone },
    leaves: ['Regresar'],
    arrives: LANDING,
  },
  {
    name: 'the recovery of a password',
    path: verificationPath,
    through: [
      [/Inicia sesión/, 'Iniciar sesión'],
      ['¿Olvidaste tu contraseña?', 'Recupera tu contraseña'],
    ],
    sends: async (owner) => {
      await owner.fillsIn('Correo electrónico', sampleOwner.email);
      await owner.presses('Enviar');
    },
    call: 'POST /api/auth/recover-password',
    answer: {},
    leaves: ['Regresar'],
    arrives: LOGIN,
  },
  {
    name: 'the code of the phone that is sent again',
    path: verificationPath,
    sends: (owner) => owner.presses('Reenviar código'),
    call: 'PUT /api/auth/r1/verification-code',
    answer: {},
    leaves: [/Corrígelo/],
    arrives: REGISTRATION,
  },
  {
    name: 'the verification of the phone',
    path: verificationPath,
    sends: async (owner) => owner.typesCode('0123').then(() => owner.presses('Verificar cuenta')),
    call: 'POST /api/auth/r1/verify-phone-code',
    answer: { token: 'late-token', user: { ...sampleOwner, name: null } },
    leaves: [/Corrígelo/],
    arrives: REGISTRATION,
  },
];

export const ownerScreens: readonly LateScreen[] = [
  {
    name: 'the change of the password',
    path: '/profile/update-password',
    sends: async (owner) => {
      await owner.fillsIn('Contraseña actual', 'Adelantto1!');
      await owner.fillsIn('Nueva contraseña', 'Jacaranda#26');
      await owner.fillsIn('Confirma tu nueva contraseña', 'Jacaranda#26');
      await owner.presses('Guardar contraseña');
    },
    call: 'PATCH /api/auth/password',
    answer: CHANGED,
    leaves: ['Regresar', 'Mis datos'],
    arrives: MY_DATA,
  },
  {
    name: 'the name',
    path: '/profile/create',
    sends: async (owner, page) => {
      for (const name of [/aviso de privacidad/, /términos/]) await page.getByRole('checkbox', { name }).check();
      await owner.presses('Continuar');
    },
    call: PROFILE,
    answer: profileOf(),
    leaves: ['Regresar'],
    arrives: HOME,
  },
  {
    name: 'the identification',
    path: '/profile/identification',
    script: { 'GET /api/user': profileOf({ is_completed: false, next_step: 'identification' }) },
    sends: (owner) => owner.presses('Continuar'),
    call: PROFILE,
    answer: profileAtStep('biometric_validation'),
    leaves: ['Regresar'],
    arrives: PROFILE_MENU,
  },
  {
    name: 'the selfie',
    path: '/profile/biometric-validation',
    script: { 'GET /api/user': profileAtStep('biometric_validation') },
    sends: (owner) => owner.takesSelfie(),
    call: PROFILE,
    answer: profileAtStep('income_and_taxes'),
    leaves: ['Regresar'],
    arrives: PROFILE_MENU,
  },
  {
    name: 'income and taxes',
    path: '/profile/income-and-taxes',
    script: { 'GET /api/user': profileOf({ is_completed: false, next_step: 'income_and_taxes' }) },
    sends: (owner) => owner.presses('Continuar'),
    call: PROFILE,
    answer: profileOf(),
    leaves: ['Regresar'],
    arrives: PROFILE_MENU,
  },
  {
    name: 'the lease',
    path: '/applications/lease-contract',
    script: { [APPLICATION]: atStep('pre_offer') },
    sends: (owner) => owner.fillsInLease({ from: '05/01/2026', until: '25/05/2027' }),
    call: 'POST /api/applications',
    answer: atStep('pre_offer'),
    leaves: ['Regresar'],
    arrives: HOME,
  },
  {
    name: 'the pre-offer',
    path: '/applications/7/desired-loan',
    script: { [APPLICATION]: atStep('pre_offer'), 'GET /api/calc': calculated },
    sends: (owner) => owner.presses('Continuar'),
    call: SAVE,
    answer: atStep('property_details'),
    leaves: ['Regresar'],
    arrives: HOME,
  },
  {
    name: 'the draft of the property',
    path: '/applications/7/property-documents',
    script: { [APPLICATION]: atStep('property_details', withProperty), 'GET /api/calc': calculated },
    sends: (owner) => owner.presses('Guardar como borrador'),
    call: SAVE,
    answer: atStep('property_details', withProperty),
    leaves: ['Regresar'],
    arrives: PRE_OFFER,
  },
  {
    name: 'the authorisation of the bureau',
    path: '/applications/7/privacy-policy',
    script: { [APPLICATION]: atStep('bureau_policy', withProperty) },
    sends: (owner) => owner.presses('Autorizar y recibir código'),
    call: 'PUT /api/applications/7/privacy-policy',
    answer: {},
    leaves: ['Regresar'],
    arrives: PROPERTY,
  },
  {
    name: 'the code of the bureau',
    path: '/applications/7/confirm-privacy-policy',
    script: { [APPLICATION]: atStep('bureau_policy') },
    sends: nextCode,
    call: CONFIRM,
    answer: applicationOf('awaiting_validation'),
    leaves: ['Regresar'],
    arrives: AUTHORISATION,
  },
  {
    name: 'a bureau score that is too low',
    path: '/applications/7/confirm-privacy-policy',
    script: { [APPLICATION]: atStep('bureau_policy') },
    sends: nextCode,
    call: CONFIRM,
    answer: new ErrorResponse(422, { message: 'BUREAU_SCORE_IS_TOO_LOW' }),
    leaves: ['Regresar'],
    arrives: AUTHORISATION,
  },
  {
    name: 'the code of the bureau that is sent again',
    path: '/applications/7/confirm-privacy-policy',
    script: { [APPLICATION]: atStep('bureau_policy') },
    sends: (owner) => owner.presses('Reenviar código'),
    call: 'POST /api/verification-code/privacy-policy/resend',
    answer: {},
    leaves: ['Regresar'],
    arrives: AUTHORISATION,
  },
  {
    name: 'a proof of payment for an installment that is no longer due',
    path: '/loans/12/installments/31',
    script: {
      'GET /api/loans/12': loanOf('active', { installments: [] }),
      'GET /api/installments/31': { id: '31', status: 'pending', due_date: '2026-12-05', total_amount: 20_000 },
    },
    sends: async (owner) => {
      await owner.uploads('Sube tu comprobante', samples.transferProof);
      await owner.presses('Validar pago');
    },
    call: 'PUT /api/installments/31/upload-file',
    answer: new ErrorResponse(409, {}),
    leaves: ['Regresar'],
    arrives: LOAN,
  },
  {
    name: 'the step that an application is at',
    path: '/applications/7/desired-loan',
    sends: async () => undefined,
    call: APPLICATION,
    answer: applicationOf('approved'),
    leaves: ['Regresar'],
    arrives: HOME,
  },
];
