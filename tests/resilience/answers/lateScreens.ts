import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import type { Screen, State } from '../../../demo-server/states/screen.ts';
import { formOn } from '../../../demo-server/states/screens.ts';
import { applicationOf, ErrorResponse, sampleOwner } from '../../journeys/support/scriptedApi.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { submitForm } from '../../screens/openScreen.ts';

/** The page that an owner goes to, by its address and its first-level heading. */
type NextPage = { readonly address: RegExp; readonly heading: string | RegExp };

const LANDING: NextPage = { address: /\/$/, heading: 'Tu renta de mañana, hoy.' };
const LOGIN: NextPage = { address: /\/login(\?|$)/, heading: 'Iniciar sesión' };
const REGISTRATION: NextPage = { address: /\/register$/, heading: 'Crea tu cuenta' };
const HOME: NextPage = { address: /\/home$/, heading: /^Hola/ };
const MY_DATA: NextPage = { address: /\/profile\/my-data$/, heading: 'Mis datos' };
const PRE_OFFER: NextPage = { address: /\/desired-loan$/, heading: preOfferTexts.yourPreOffer };
const AUTHORISATION: NextPage = {
  address: /\/privacy-policy$/,
  heading: 'Autoriza la consulta de tu historial crediticio',
};
const LOAN: NextPage = { address: /\/loans\/12$/, heading: 'Adelantto 0012' };

/** A screen that sends a request, the answer that arrives after the owner left, and the page they went to. */
export type LateScreen = {
  /** The screen or its answer in a few words; the title of its step. */
  readonly name: string;
  readonly screen: Screen;
  /** Path and answers that differ from the screen's own. */
  readonly state?: Pick<State, 'path' | 'script'>;
  /** Links that lead from there to the screen within the app, with the heading behind each. */
  readonly through?: readonly (readonly [link: string | RegExp, heading: string])[];
  readonly sends: (fixtures: Fixtures) => Promise<void>;
  readonly call: string;
  readonly answer: unknown;
  /** The links by which the owner leaves, in this order. */
  readonly leaves: readonly (string | RegExp)[];
  readonly arrives: NextPage;
};

/** Returns the form of a screen, or the one with this button, which its owner leaves by "Regresar", with changes. */
function formLeft(
  screenName: string,
  arrives: NextPage,
  { button, ...changes }: Partial<LateScreen> & { button?: string } = {},
): LateScreen {
  const { screen, write } = formOn(screenName, button);
  return {
    name: screenName,
    screen,
    sends: (fixtures) => submitForm(fixtures, write),
    call: write.call,
    answer: write.answer,
    leaves: ['Regresar'],
    arrives,
    ...changes,
  };
}

/** Where a guest begins. */
const fromVerification = { path: formOn('the code of the phone').screen.path };

/** Guests' screens, all reached within the app, without loading a document. */
export const guestScreens: readonly LateScreen[] = [
  formLeft('the login', REGISTRATION, {
    state: fromVerification,
    through: [[/Inicia sesión/, 'Iniciar sesión']],
    leaves: [/Regístrate/],
    name: 'the login of an unverified owner',
    answer: new ErrorResponse(403, { message: 'First verify your cellphone', id: 'o1', phone: sampleOwner.phone }),
  }),
  formLeft('the registration', LANDING, { state: fromVerification, through: [[/Corrígelo/, 'Crea tu cuenta']] }),
  formLeft('the recovery of the password', LOGIN, {
    state: fromVerification,
    through: [
      [/Inicia sesión/, 'Iniciar sesión'],
      ['¿Olvidaste tu contraseña?', 'Recupera tu contraseña'],
    ],
  }),
  formLeft('the code of the phone', REGISTRATION, { leaves: [/Corrígelo/] }),
  formLeft('the code of the phone', REGISTRATION, {
    name: 'the code of the phone that is sent again',
    sends: ({ owner }) => owner.presses('Reenviar código'),
    call: 'PUT /api/auth/o1/verification-code',
    answer: {},
    leaves: [/Corrígelo/],
  }),
];

/** Owners’ forms. All that go on by the plain code after their answer are like the lease. */
export const ownerScreens: readonly LateScreen[] = [
  formLeft('the lease', HOME),
  formLeft('the change of the password', MY_DATA, { leaves: ['Regresar', 'Mis datos'] }),
  formLeft('the documents of the property', PRE_OFFER, { button: 'Guardar como borrador' }),
  formLeft('the code of the bureau', AUTHORISATION, {
    name: 'a bureau score that is too low',
    answer: new ErrorResponse(422, { message: 'BUREAU_SCORE_IS_TOO_LOW' }),
  }),
  formLeft('the code of the bureau', AUTHORISATION, {
    name: 'the code of the bureau that is sent again',
    button: 'Reenviar código',
  }),
  formLeft('a payment', LOAN, {
    name: 'a proof of payment for an installment that is no longer due',
    answer: new ErrorResponse(409, {}),
  }),
  formLeft('the pre-offer', HOME, {
    name: 'the step that an application is at',
    sends: async () => undefined,
    call: 'GET /api/applications/7',
    answer: applicationOf('approved'),
  }),
];
