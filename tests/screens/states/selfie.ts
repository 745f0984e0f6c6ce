import type { Page } from 'playwright/test';
import { ErrorResponse, expect, profileAtStep } from '../../journeys/support/scriptedApi.ts';
import { type Fixtures, presses, type Screen } from './screen.ts';

const READ = 'GET /api/user';
const SAVE = 'PUT /api/user';
const goesOn = presses('Continuar');

/** The shutter works only while the camera's picture moves. */
export const waitForCamera = (page: Page) =>
  expect(page.getByRole('dialog').getByRole('button', { name: 'Tomar foto' })).toBeEnabled();
const opensCamera = presses('Abrir cámara');
const takesPhoto = async (fixtures: Fixtures) => {
  await opensCamera(fixtures);
  await fixtures.owner.presses('Tomar foto');
};
const takesSelfie = async (fixtures: Fixtures) => {
  await takesPhoto(fixtures);
  await fixtures.owner.presses('Usar esta foto');
  await fixtures.page.getByText('MB · Listo').waitFor();
};
/** Makes the browser respond like this to a request for the camera. */
const refusesCamera = (name: string) => async (fixtures: Fixtures) => {
  await fixtures.page.evaluate((reason) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', reason));
  }, name);
  await opensCamera(fixtures);
};

/** The selfie, step 2 of the identity profile. */
export const selfie: Screen = {
  name: 'the selfie',
  route: 'biometric_validation',
  path: '/profile/biometric-validation',
  script: { [READ]: profileAtStep('biometric_validation') },
  heading: 'Validación biométrica',
  reads: [{ call: READ, failure: 'No pudimos cargar tu perfil.' }],
  writes: [
    {
      name: 'the photo',
      call: SAVE,
      otherInput: takesSelfie,
      button: 'Continuar',
      answer: profileAtStep('income_and_taxes'),
      success: 'Ingresos e impuestos',
    },
  ],
  states: {
    'from a step that comes later': {
      path: '/profile/income-and-taxes',
      // Without a photo the page has no other way to continue.
      shows: (page) => page.locator('button[data-kind="primary"]').filter({ hasText: 'Abrir cámara' }),
    },
    'with its error': { act: goesOn, shows: 'Imagen requerida' },
    'with a selfie that was saved': {
      script: { [READ]: profileAtStep('income_and_taxes') },
      shows: 'Ya tenemos tu selfie. Puedes tomar otra.',
    },
    'while the camera opens': {
      act: async (fixtures) => {
        await fixtures.page.evaluate(() => {
          navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
        });
        await opensCamera(fixtures);
      },
      shows: 'Abriendo la cámara…',
    },
    'with the camera': {
      act: async (fixtures) => {
        await opensCamera(fixtures);
        await waitForCamera(fixtures.page);
      },
      shows: /^(Centra tu rostro|Perfecto, no te muevas|Busca más luz)$/,
    },
    'with the photo that was taken': { act: takesPhoto, shows: '¿Se ve bien tu rostro?' },
    'without permission for the camera': {
      act: refusesCamera('NotAllowedError'),
      shows: /^No tenemos permiso para usar tu cámara\./,
    },
    'with a camera that is in use': { act: refusesCamera('NotReadableError'), shows: /^No pudimos abrir tu cámara\./ },
    'with glasses on the photo': {
      script: { [SAVE]: new ErrorResponse(422, { errors: { selfie: ['Lenses detected'] } }) },
      act: async (fixtures) => {
        await takesSelfie(fixtures);
        await goesOn(fixtures);
      },
      shows: (page) =>
        page.getByRole('group', { name: 'Tu foto' }).filter({ hasText: 'Lentes detectadas', hasNotText: 'Listo' }),
    },
  },
};
