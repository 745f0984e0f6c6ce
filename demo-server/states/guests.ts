import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import { codeSent, sessionOf } from './answers.ts';
import { newcomer } from './newcomer.ts';
import { sampleOwner } from './sampleResponses.ts';
import { ERROR_SUMMARY, presses, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';
import { verification } from './verification.ts';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const RECOVER = 'POST /api/auth/recover-password';

const credentials = { 'Correo electrónico': newcomer.email, Contraseña: newcomer.password };
const logsIn = async (owner: ScreenUser) => {
  await owner.fillsInFields(credentials);
  await owner.presses('Iniciar sesión');
};

const registration = {
  'Correo electrónico': newcomer.email,
  Celular: newcomer.phone,
  Contraseña: newcomer.password,
  'Confirma tu contraseña': newcomer.password,
};
const registers = async (owner: ScreenUser) => {
  await owner.fillsInFields(registration);
  await owner.presses('Continuar');
};

const landing: Screen = {
  name: 'the landing page',
  route: 'landing',
  path: '/',
  who: 'visitor',
  heading: 'Tu renta de mañana, hoy.',
  states: {
    'after a logout': {
      path: '/profile',
      who: sampleOwner,
      script: { 'POST /api/auth/logout': {} },
      startsAt: `${sampleOwner.name} Ríos Cañedo`,
      act: presses('Cerrar sesión'),
      shows: 'Cerraste sesión.',
    },
  },
};

const MONTHLY_RENT = calculatorTexts.monthlyRent;

const calculator: Screen = {
  name: 'the calculator',
  route: 'calculator',
  path: '/calculator',
  who: 'visitor',
  heading: '¿Cuánto recibirías?',
  states: {
    'without a rent': {
      act: async (owner) => {
        await owner.fillsIn(MONTHLY_RENT, '');
        await owner.pressesEnterIn(MONTHLY_RENT);
      },
      shows: 'Escribe tu renta mensual.',
    },
    'with a rent that is too low': {
      act: async (owner) => {
        await owner.fillsIn(MONTHLY_RENT, '14999.99');
        await owner.leaves(MONTHLY_RENT);
      },
      shows: 'El monto mínimo es de $15,000 MXN',
    },
    'with the largest rent': {
      act: (owner) => owner.fillsIn(MONTHLY_RENT, '10000000'),
      shows: '$71,280,000.00',
    },
  },
};

const login: Screen = {
  name: 'the login',
  route: 'login',
  path: '/login',
  who: 'visitor',
  heading: 'Iniciar sesión',
  writes: [
    {
      name: 'the credentials',
      call: LOGIN,
      typed: credentials,
      button: 'Iniciar sesión',
      answer: sessionOf(sampleOwner),
      success: `Hola, ${sampleOwner.name}`,
    },
  ],
  states: {
    'with errors': { act: presses('Iniciar sesión'), shows: ERROR_SUMMARY },
    'with a visible password': {
      act: async (owner) => {
        await owner.fillsIn('Contraseña', newcomer.password);
        await owner.presses('Mostrar contraseña');
      },
      shows: (page) => page.getByRole('button', { name: 'Ocultar contraseña' }),
    },
    'with a wrong password': {
      script: { [LOGIN]: new ErrorResponse(401, { message: 'Wrong e-mail or password' }) },
      act: logsIn,
      shows: apiErrors['Wrong e-mail or password'],
    },
    'after too many tries': {
      script: { [LOGIN]: new ErrorResponse(429, { message: 'Too many attempts' }) },
      act: logsIn,
      shows: /Podrás intentarlo de nuevo en \d:\d\d/,
    },
    'after a session that expired': {
      path: '/home',
      who: sampleOwner,
      script: { 'GET /api/user': new ErrorResponse(401) },
      shows: 'Tu sesión terminó. Inicia sesión para seguir donde te quedaste.',
    },
    'without internet': {
      act: async (owner) => {
        await owner.losesConnection();
        await logsIn(owner);
      },
      shows: (page) => page.getByRole('alert').filter({ hasText: 'Sin conexión a internet.' }),
    },
  },
};

const registering = {
  path: '/register',
  who: 'visitor',
  heading: 'Crea tu cuenta',
} as const satisfies Partial<Screen>;

const register: Screen = {
  ...registering,
  name: 'the registration',
  route: 'register',
  writes: [
    {
      name: 'the account',
      call: REGISTER,
      typed: registration,
      button: 'Continuar',
      answer: { id: 'o1', phone: sampleOwner.phone, ...codeSent },
      success: 'Verifica tu cuenta',
    },
  ],
  states: {
    'with errors': { act: presses('Continuar'), shows: ERROR_SUMMARY },
    'with a weak password': {
      act: (owner) => owner.fillsIn('Contraseña', 'abc1'),
      shows: (page) => page.getByRole('meter'),
    },
    'with a strong password': {
      act: (owner) => owner.fillsIn('Contraseña', newcomer.password),
      shows: 'Fuerte',
    },
    'with errors of the server': {
      script: {
        [REGISTER]: new ErrorResponse(422, {
          errors: {
            email: ['This email is already registered'],
            phone: ['This cellphone is already registered'],
          },
        }),
      },
      act: registers,
      shows: (page) => page.getByRole('link', { name: /Este celular ya está registrado\./ }),
    },
  },
};

const createAccount: Screen = {
  ...registering,
  name: 'the registration at its other address',
  route: 'createAccount',
  path: '/create-account',
};

const forgotPassword: Screen = {
  name: 'the recovery of the password',
  route: 'forgotPassword',
  path: '/forgot-password',
  who: 'visitor',
  heading: 'Recupera tu contraseña',
  writes: [
    {
      name: 'the e-mail',
      call: RECOVER,
      typed: { 'Correo electrónico': newcomer.email },
      button: 'Enviar',
      answer: { message: 'sent' },
      success: 'Revisa tu correo',
    },
  ],
  states: {
    'with its error': { act: presses('Enviar'), shows: 'Tu correo electrónico es obligatorio.' },
    'with its dialog': {
      script: { [RECOVER]: { message: 'sent' } },
      act: async (owner) => {
        await owner.fillsIn('Correo electrónico', newcomer.email);
        await owner.presses('Enviar');
      },
      shows: (page) => page.getByRole('dialog', { name: 'Revisa tu correo' }),
    },
  },
};

/** The screens of a guest. */
export const guests: readonly Screen[] = [
  landing,
  calculator,
  login,
  register,
  createAccount,
  forgotPassword,
  verification,
];
