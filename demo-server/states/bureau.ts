import { codeSent, draftAt, property, rejectedApplication, sentApplication } from './answers.ts';
import { applicationOf, loanOf, sampleOwner } from './sampleResponses.ts';
import { presses, type Read, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';

const READ = 'GET /api/applications/7';
const AUTHORISE = 'PUT /api/applications/7/privacy-policy';
const CONFIRM = 'PUT /api/applications/7/confirm-privacy-policy';
const RESEND = 'POST /api/verification-code/privacy-policy/resend';

const read: Read = { call: READ, isSubject: true };

const atBureau = { [READ]: draftAt('bureau_policy', property) };

const privacyPolicy: Screen = {
  name: 'the authorisation of the bureau',
  route: 'privacyPolicy',
  path: '/applications/7/privacy-policy',
  script: atBureau,
  heading: 'Autoriza la consulta de tu historial crediticio',
  // The screen uses the application only to check that it exists.
  reads: [read],
  writes: [
    {
      name: 'the authorisation',
      call: AUTHORISE,
      button: 'Autorizar y recibir código',
      answer: codeSent,
      success: 'Confirma tu autorización',
    },
  ],
  states: {
    'after too many codes': {
      script: { [AUTHORISE]: new ErrorResponse(429, { message: 'Too many attempts' }) },
      act: presses('Autorizar y recibir código'),
      shows: /Podrás intentarlo de nuevo en \d:\d\d/,
    },
  },
};

const sendsCode = async (owner: ScreenUser) => {
  await owner.typesCode('4321');
  await owner.presses('Confirmar');
};

const confirmPrivacyPolicy: Screen = {
  name: 'the code of the bureau',
  route: 'confirmPrivacyPolicy',
  path: '/applications/7/confirm-privacy-policy',
  script: atBureau,
  heading: 'Confirma tu autorización',
  reads: [read],
  writes: [
    {
      name: 'the code',
      call: CONFIRM,
      otherInput: (owner) => owner.typesCode('1234'),
      button: 'Confirmar',
      answer: sentApplication,
      script: { [READ]: draftAt('bureau_policy', property) },
      success: 'Recibimos tu solicitud',
    },
    {
      name: 'the request for another code',
      call: RESEND,
      button: 'Reenviar código',
      answer: codeSent,
      success: 'Te enviamos otra vez un SMS con el código de confirmación.',
    },
  ],
  states: {
    'with its countdown': {
      path: '/applications/7/privacy-policy',
      script: { [AUTHORISE]: codeSent },
      startsAt: 'Autoriza la consulta de tu historial crediticio',
      act: presses('Autorizar y recibir código'),
      shows: (page) => page.getByRole('timer').filter({ hasText: 'El código vence en 3:00' }),
    },
    'with too few digits': { act: presses('Confirmar'), shows: 'Escribe los 4 dígitos del código.' },
    'with a wrong code': {
      script: { [CONFIRM]: new ErrorResponse(422, { errors: { code: ['Your confirmation code is incorrect.'] } }) },
      act: sendsCode,
      shows: 'El código es incorrecto. Revísalo o pide uno nuevo.',
    },
    'after too many codes': {
      script: { [RESEND]: new ErrorResponse(429, { message: 'Too many attempts' }) },
      act: presses('Reenviar código'),
      shows: /^Reenviar código en \d:\d\d$/,
    },
  },
};

const failBuroScore: Screen = {
  name: 'the rejection by the bureau',
  route: 'failBuroScore',
  path: '/applications/7/fail-buro-score',
  script: { [READ]: rejectedApplication },
  heading: 'Por ahora no podemos continuar',
  reads: [read],
  states: {
    'right after the code': {
      path: '/applications/7/confirm-privacy-policy',
      script: { ...atBureau, [CONFIRM]: new ErrorResponse(422, { message: 'BUREAU_SCORE_IS_TOO_LOW' }) },
      startsAt: 'Confirma tu autorización',
      act: sendsCode,
      shows: '21 feb 2027',
    },
  },
};

const finalAnnouncement: Screen = {
  name: 'the announcement',
  route: 'finalAnnouncement',
  path: '/applications/7/final-announcement',
  script: { [READ]: sentApplication },
  heading: 'Recibimos tu solicitud',
  reads: [{ ...read, failure: 'No pudimos cargar tu solicitud.', hasSkeleton: true }],
  states: {
    'without a deadline': {
      script: { [READ]: applicationOf('in_validation') },
      shows: /en un máximo de 72 horas\.$/,
    },
    'of an application that is closed': {
      script: { [READ]: applicationOf('approved'), 'GET /api/loans': [loanOf('active')] },
      heading: `Hola, ${sampleOwner.name}`,
      shows: 'Esta solicitud ya se cerró.',
    },
    'from a step of an application that was sent': {
      path: '/applications/7/property-documents',
      heading: `Hola, ${sampleOwner.name}`,
      shows: 'Esta solicitud ya se envió.',
    },
  },
};

/** The screens of the bureau check and its results. */
export const bureau: readonly Screen[] = [privacyPolicy, confirmPrivacyPolicy, failBuroScore, finalAnnouncement];
