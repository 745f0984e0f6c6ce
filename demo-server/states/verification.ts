import { codeSent, sessionOf } from './answers.ts';
import { sampleOwner, unregisteredProfile } from './sampleResponses.ts';
import { presses, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';

const VERIFY = 'POST /api/auth/o1/verify-phone-code';
const RESEND = 'PUT /api/auth/o1/verification-code';

const sendsCode = (code: string) => async (owner: ScreenUser) => {
  await owner.typesCode(code);
  await owner.presses('Verificar cuenta');
};

const getsAnotherCode = async (owner: ScreenUser) => {
  await owner.presses('Reenviar código');
  await owner.presses('Cerrar');
};

/** Longer than a code is valid, ms. */
const LATER_MS = 4 * 60_000;

/** The screen of the code that verifies a phone. */
export const verification: Screen = {
  name: 'the code of the phone',
  route: 'verificationCode',
  path: `/verification-code/o1?phone=${encodeURIComponent(sampleOwner.phone)}`,
  who: 'visitor',
  heading: 'Verifica tu cuenta',
  writes: [
    {
      name: 'the code',
      call: VERIFY,
      otherInput: (owner) => owner.typesCode('1234'),
      button: 'Verificar cuenta',
      answer: sessionOf({ ...sampleOwner, name: null }),
      script: { 'GET /api/user': unregisteredProfile },
      success: 'Crea tu perfil',
    },
  ],
  states: {
    'without a phone': {
      path: '/verification-code/o1',
      shows: /^Escribe el código de 4 dígitos que te llega por SMS\.$/,
    },
    'with its countdown': {
      script: { [RESEND]: codeSent },
      act: getsAnotherCode,
      shows: (page) => page.getByRole('timer').filter({ hasText: 'El código vence en 3:00' }),
    },
    'with its countdown, without a phone': {
      path: '/verification-code/o1',
      script: { [RESEND]: codeSent },
      act: getsAnotherCode,
      shows: /al celular que registraste\./,
    },
    'with too few digits': {
      act: presses('Verificar cuenta'),
      shows: 'Escribe los 4 dígitos del código.',
    },
    'with a wrong code': {
      script: { [VERIFY]: new ErrorResponse(422, { errors: { code: ['Your confirmation code is incorrect.'] } }) },
      act: sendsCode('4321'),
      shows: 'El código es incorrecto. Revísalo o pide uno nuevo.',
    },
    'after too many codes': {
      script: { [VERIFY]: new ErrorResponse(429, { message: 'Too many wrong codes' }) },
      act: sendsCode('4321'),
      shows: 'Este código ya no sirve. Pide uno nuevo.',
    },
    'of an unknown owner': {
      script: { [VERIFY]: new ErrorResponse(404, { message: 'Not found' }) },
      act: sendsCode('4321'),
      shows: 'Este enlace ya no es válido. Regístrate de nuevo.',
    },
    'with an expired code': {
      script: { [RESEND]: codeSent },
      act: async (owner) => {
        await getsAnotherCode(owner);
        await owner.waitsForElement('[role="timer"]');
        await owner.letsTimePass(LATER_MS);
      },
      shows: 'El código venció. Pide uno nuevo.',
    },
    'with another code sent': {
      script: { [RESEND]: codeSent },
      act: presses('Reenviar código'),
      shows: (page) => page.getByRole('dialog', { name: 'Código reenviado' }),
    },
    'while another code is sent': {
      script: { [RESEND]: unanswered },
      act: presses('Reenviar código'),
      shows: (page) => page.getByRole('button', { name: 'Reenviar código', disabled: true }),
    },
  },
};
