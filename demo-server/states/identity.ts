import * as fileTexts from '#i18n/es-MX/kit/files';
import { zipCodeOf } from './answers.ts';
import { newcomer } from './newcomer.ts';
import { profileAtStep, profileOf, sampleOwner } from './sampleResponses.ts';
import {
  ERROR_SUMMARY,
  type FileToPick,
  presses,
  type Read,
  type Screen,
  type ScreenUser,
  UPLOADING,
} from './screen.ts';
import { ErrorResponse, unanswered } from './scriptedAnswers.ts';
import { selfie } from './selfie.ts';

const READ = 'GET /api/user';
const SAVE = 'PUT /api/user';
const UPLOAD = 'POST /api/files';
// The form renders at once and is filled in when the saved values arrive.
const profileRead: Read = { call: READ, failure: 'No pudimos cargar tu perfil.' };
const goesOn = presses('Continuar');

const BACK = 'Reverso de tu INE';
const FRONT = 'Frente de tu INE';
const INCOME = 'Comprobantes de ingresos';
const TAXES = 'Constancia de Situación Fiscal';

const identity = {
  CURP: newcomer.curp_number,
  'Fecha de nacimiento': '14/02/1987',
  Domicilio: 'Calle del Laurel 140',
  'Código postal': '06600',
};
const showsBothSides = async (owner: ScreenUser) => {
  await owner.uploads(FRONT, 'identityFront');
  await owner.uploads(BACK, 'identityBack');
};

/** Picks a file for a field without waiting for the result. */
const picks =
  (field: string, file: FileToPick) =>
  (owner: ScreenUser): Promise<void> =>
    owner.picks(field, file);

const identification: Screen = {
  name: 'the identification',
  route: 'identification',
  path: '/profile/identification',
  script: { [READ]: profileAtStep('identification') },
  heading: 'Identificación',
  reads: [profileRead],
  writes: [
    {
      name: 'the identity',
      call: SAVE,
      typed: identity,
      otherInput: showsBothSides,
      button: 'Continuar',
      answer: profileAtStep('biometric_validation'),
      success: 'Validación biométrica',
    },
  ],
  states: {
    'with errors': { act: goesOn, shows: ERROR_SUMMARY },
    'with what was saved': {
      script: { [READ]: profileAtStep('biometric_validation') },
      shows: 'Cuauhtémoc, Ciudad de México',
    },
    'with several colonies': {
      script: { 'GET /api/zip-codes/06600': zipCodeOf('06600', 'Juárez', 'Hipódromo') },
      act: (owner) => owner.fillsIn('Código postal', '06600'),
      shows: (page) => page.getByRole('combobox', { name: /^Colonia/ }),
    },
    'while a zip code is looked up': {
      script: { 'GET /api/zip-codes/06600': unanswered },
      act: (owner) => owner.fillsIn('Código postal', '06600'),
      shows: 'Buscando…',
    },
    'with an invalid zip code': {
      script: { 'GET /api/zip-codes/00000': new ErrorResponse(404, { message: 'Zip code not found' }) },
      act: async (owner) => {
        await owner.fillsIn('Código postal', '00000');
        await owner.presses('Continuar');
      },
      shows: (page) => page.getByRole('link', { name: 'Código postal inválido' }),
    },
    'with a zip code that could not be looked up': {
      script: { 'GET /api/zip-codes/06600': new ErrorResponse(500) },
      act: (owner) => owner.fillsIn('Código postal', '06600'),
      shows: 'No pudimos revisar tu código postal.',
    },
    'with an invalid CURP': {
      act: async (owner) => {
        await showsBothSides(owner);
        await owner.fillsInFields({ ...identity, CURP: 'RICM870214MDFSSR01' });
        await goesOn(owner);
      },
      shows: (page) => page.getByRole('link', { name: /El último carácter de tu CURP no coincide\./ }),
    },
    'with the calendar': {
      act: (owner) => owner.presses(/^Abrir calendario/),
      // The calendar opens at a plausible birthdate, not at today.
      shows: (page) => page.getByRole('grid').getByRole('button', { name: 'viernes 21 de noviembre de 1986' }),
    },
    'while a picture uploads': {
      script: { [UPLOAD]: unanswered },
      act: picks(FRONT, 'identityFront'),
      shows: (page) => page.getByRole('button', { name: /Cancelar/ }),
    },
    'with an unreadable picture': {
      act: picks(FRONT, { name: 'frente.jpg', text: 'no picture' }),
      shows: (page) =>
        page
          .getByRole('group', { name: FRONT })
          .filter({ hasText: 'Elige una imagen JPEG, máximo 500\u00a0MB.' })
          .filter({ has: page.getByRole('button', { name: `${FRONT} Tomar foto` }) })
          .filter({ has: page.getByLabel(`${FRONT} Elegir otra`) }),
    },
    'with a picture that failed to upload': {
      script: { [UPLOAD]: new ErrorResponse(500) },
      act: picks(FRONT, 'identityFront'),
      shows: /^No pudimos subir /,
    },
    'with an upload that a reload broke off': {
      script: { [UPLOAD]: unanswered },
      act: async (owner) => {
        await picks(FRONT, 'identityFront')(owner);
        await owner.waitsForElement(UPLOADING);
        await owner.reloads();
      },
      shows: fileTexts.uploadInterrupted({ names: 'ine-frente.jpg' }),
    },
    'with the camera for a document': {
      act: async (owner) => {
        await owner.presses(`${FRONT} Tomar foto`);
        await owner.waitsForCamera();
      },
      shows: 'Acomoda el documento dentro del marco, sin reflejos.',
    },
    'when it could not be saved for later': {
      script: { [SAVE]: new ErrorResponse(500) },
      act: async (owner) => {
        await owner.fillsIn('Domicilio', 'Calle del Laurel 140');
        await owner.followsLink('Terminar después');
      },
      shows: /^Algo salió mal\./,
    },
    'with a restored draft': {
      act: async (owner) => {
        await owner.fillsIn('Domicilio', 'Calle del Laurel 140');
        await owner.waitsUntilStored('Laurel');
        await owner.reloads();
      },
      shows: 'Recuperamos lo que llevabas.',
    },
  },
};

const incomeAndTaxes: Screen = {
  name: 'income and taxes',
  route: 'income_and_taxes',
  path: '/profile/income-and-taxes',
  script: { [READ]: profileAtStep('income_and_taxes') },
  heading: 'Ingresos e impuestos',
  reads: [profileRead],
  writes: [
    {
      name: 'the documents',
      call: SAVE,
      typed: { RFC: newcomer.rfc_number },
      otherInput: async (owner) => {
        await owner.uploads(INCOME, 'incomeProof1', 'incomeProof2');
        await owner.uploads(TAXES, 'taxCertificate');
      },
      button: 'Continuar',
      answer: profileOf(),
      success: '¡Tu perfil está completo!',
    },
  ],
  states: {
    'with errors': { act: goesOn, shows: ERROR_SUMMARY },
    'with two files': {
      act: (owner) => owner.uploads(INCOME, 'incomeProof1', 'incomeProof2'),
      shows: 'Agregar otro PDF',
    },
    'with an unreadable file': {
      act: picks(TAXES, { name: 'constancia.pdf', text: 'no PDF' }),
      shows: 'Elige un archivo PDF, máximo 500\u00a0MB.',
    },
    'with a paused upload': {
      act: async (owner) => {
        await owner.losesConnection();
        await picks(TAXES, 'taxCertificate')(owner);
      },
      shows: 'En pausa: sin conexión',
    },
    'of an owner at the first step': {
      script: { [READ]: profileAtStep('identification') },
      heading: 'Identificación',
      shows: FRONT,
    },
    'of a complete profile': { script: { [READ]: profileOf() }, heading: 'Mis datos', shows: sampleOwner.email },
  },
};

/** The screens of the three steps of the identity profile. */
export const identityScreens: readonly Screen[] = [identification, selfie, incomeAndTaxes];
