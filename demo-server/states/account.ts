import * as personalTexts from '#i18n/es-MX/profile/personalData';
import { longest } from './answers.ts';
import { newcomer } from './newcomer.ts';
import { profileAtStep, profileOf, sampleOwner, unregisteredProfile } from './sampleResponses.ts';
import { ERROR_SUMMARY, presses, type Read, type Screen } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';

const READ = 'GET /api/user';
const CHANGE = 'PATCH /api/auth/password';
const REPLACE = 'POST /api/user/update-password';
const profileRead: Read = { call: READ, failure: 'No pudimos cargar tu perfil.', hasSkeleton: true };
const temporary = { ...sampleOwner, has_temporary_password: true };

const temporaryPassword: Screen = {
  name: 'the replacement of a temporary password',
  route: 'updateTemporaryPassword',
  path: '/update-temporary-password',
  who: temporary,
  heading: 'Bienvenido',
  writes: [
    {
      name: 'the password',
      call: REPLACE,
      typed: { 'Nueva contraseña': newcomer.password, 'Repite tu nueva contraseña': newcomer.password },
      button: 'Cambiar contraseña',
      answer: { message: 'Changed' },
      success: 'Documentos que vas a necesitar',
    },
  ],
  states: {
    'with errors': { act: presses('Cambiar contraseña'), shows: ERROR_SUMMARY },
    'after it has expired': {
      script: { [REPLACE]: new ErrorResponse(422, { message: 'The temporary password has expired' }) },
      act: async (owner) => {
        await owner.fillsIn('Nueva contraseña', newcomer.password);
        await owner.fillsIn('Repite tu nueva contraseña', newcomer.password);
        await owner.presses('Cambiar contraseña');
      },
      shows: (page) => page.getByRole('link', { name: 'Tu contraseña temporal venció. Pide otra.' }),
    },
    'from any other page': { path: '/loans', shows: 'Bienvenido' },
  },
};

const documentsRequired: Screen = {
  name: 'the documents that are needed',
  route: 'documentsRequired',
  path: '/documents-required',
  heading: 'Documentos que vas a necesitar',
};

const createProfile: Screen = {
  name: 'the creation of the profile',
  route: 'createProfile',
  path: '/profile/create',
  who: { name: null },
  script: { [READ]: unregisteredProfile },
  heading: 'Crea tu perfil',
  reads: [{ call: READ }],
  writes: [
    {
      name: 'the name',
      call: 'PUT /api/user',
      typed: { 'Nombre(s)': newcomer.name, Apellidos: newcomer.last_name },
      otherInput: async (owner) => {
        await owner.checks(/aviso de privacidad/);
        await owner.checks(/términos y condiciones/);
      },
      button: 'Continuar',
      answer: profileAtStep('identification'),
      success: /^¡Listo, /,
    },
  ],
  states: { 'with errors': { act: presses('Continuar'), shows: ERROR_SUMMARY } },
};

const welcome: Screen = {
  name: 'the welcome',
  route: 'welcome',
  path: '/welcome',
  script: { [READ]: profileAtStep('identification') },
  heading: `¡Listo, ${sampleOwner.name}!`,
  reads: [{ call: READ }],
  states: {
    'without a name': {
      who: { name: null },
      heading: '¡Listo!',
      shows: 'Tu cuenta ya está activa. Completa tu perfil para pedir tu primer Adelantto.',
    },
    'of a complete profile': {
      script: { [READ]: profileOf() },
      shows: 'Tu cuenta ya está activa y tu perfil está completo.',
    },
  },
};

const profile: Screen = {
  name: 'the profile',
  route: 'profile',
  path: '/profile',
  heading: `${sampleOwner.name} Ríos Cañedo`,
  loadingHeading: 'Tu perfil',
  reads: [profileRead],
  states: {
    'with the first step open': { script: { [READ]: profileAtStep('identification') }, shows: 'Completa tu perfil' },
    'with one step done': { script: { [READ]: profileAtStep('biometric_validation') }, shows: '33% completado' },
    'with two steps done': { script: { [READ]: profileAtStep('income_and_taxes') }, shows: '66% completado' },
    'at a step of a newer API': {
      script: { [READ]: profileOf({ is_completed: false, next_step: 'a newer one' }) },
      shows: 'Para completar tu perfil, recarga la página o escríbenos por Contacto.',
    },
    'of an owner without a name': {
      who: { name: null },
      script: { [READ]: unregisteredProfile },
      heading: 'Tu perfil',
      shows: 'Sigue: tu nombre.',
    },
    'of an owner with the longest name': {
      who: { name: longest.name },
      script: { [READ]: profileOf(longest) },
      heading: `${longest.name} ${longest.last_name}`,
      shows: longest.email,
    },
    'with the chat': {
      act: presses('Reportar un problema'),
      shows: (page) => page.getByRole('dialog', { name: 'Reportar un problema' }),
    },
  },
};

const myData: Screen = {
  name: 'my data',
  route: 'myData',
  path: '/profile/my-data',
  heading: 'Mis datos',
  reads: [profileRead],
  states: {
    'of an owner with the longest name and address': {
      script: { [READ]: profileOf(longest) },
      shows: longest.address,
    },
    'of an owner without data': { script: { [READ]: unregisteredProfile }, shows: personalTexts.notCaptured },
    'with CURP and RFC shown': {
      act: async (owner) => {
        await owner.presses('Mostrar CURP');
        await owner.presses('Mostrar RFC');
      },
      shows: newcomer.curp_number,
    },
    'from a finished step': {
      path: '/profile/income-and-taxes',
      shows: newcomer.curp_number.replace(/(?<=^.{4}).*(?=..$)/, '••••••••••••'),
    },
  },
};

const passwords = {
  'Contraseña actual': 'Adelantto1!',
  'Nueva contraseña': newcomer.password,
  'Confirma tu nueva contraseña': newcomer.password,
};

const updatePassword: Screen = {
  name: 'the change of the password',
  route: 'updatePassword',
  path: '/profile/update-password',
  heading: 'Cambia tu contraseña',
  writes: [
    {
      name: 'the password',
      call: CHANGE,
      typed: passwords,
      button: 'Guardar contraseña',
      answer: { message: 'Changed' },
      success: 'Cambiamos tu contraseña.',
    },
  ],
  states: {
    'with errors': { act: presses('Guardar contraseña'), shows: ERROR_SUMMARY },
    'with a weak password': {
      act: (owner) => owner.fillsIn('Nueva contraseña', 'abc1'),
      shows: (page) => page.getByRole('meter'),
    },
    'with a wrong password': {
      script: {
        [CHANGE]: new ErrorResponse(422, { errors: { current_password: ['The current password is incorrect'] } }),
      },
      act: async (owner) => {
        await owner.fillsInFields(passwords);
        await owner.presses('Guardar contraseña');
      },
      shows: (page) => page.getByRole('link', { name: 'La contraseña actual no es correcta.' }),
    },
  },
};

const oops: Screen = {
  name: 'the wrong code',
  route: 'oops',
  path: '/profile/oops',
  heading: 'Código incorrecto',
};

/** The screens of the account, from its first password to its data. */
export const account: readonly Screen[] = [
  temporaryPassword,
  documentsRequired,
  createProfile,
  welcome,
  profile,
  myData,
  updatePassword,
  oops,
];
