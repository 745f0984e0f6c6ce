import { profileAtStep } from './sampleResponses.ts';
import { type CameraFailure, presses, type Screen, type ScreenUser } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';

const READ = 'GET /api/user';
const SAVE = 'PUT /api/user';
const goesOn = presses('Continuar');

const opensCamera = presses('Abrir cámara');
const takesPhoto = async (owner: ScreenUser) => {
  await opensCamera(owner);
  await owner.presses('Tomar foto');
};
/** A photo of the phone's camera app: unlike one of the page's camera it does not submit the form. */
const takesSelfie = async (owner: ScreenUser) => {
  await owner.losesCamera('NotAllowedError');
  await opensCamera(owner);
  await owner.picks('Tu foto', 'selfie');
  await owner.waitsFor('MB · Listo');
};
const refusesCamera = (name: CameraFailure) => async (owner: ScreenUser) => {
  await owner.losesCamera(name);
  await opensCamera(owner);
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
      act: async (owner) => {
        await owner.losesCamera('no answer');
        await opensCamera(owner);
      },
      shows: 'Abriendo la cámara…',
    },
    'with the camera': {
      act: async (owner) => {
        await opensCamera(owner);
        await owner.waitsForCamera();
      },
      shows: 'Centra tu rostro dentro del óvalo',
    },
    'with the photo that was taken': { act: takesPhoto, shows: 'Sin lentes, gorra ni cubrebocas' },
    'without permission for the camera': {
      act: refusesCamera('NotAllowedError'),
      shows: /^No tenemos permiso para usar tu cámara\./,
    },
    'with a camera that is in use': { act: refusesCamera('NotReadableError'), shows: /^No pudimos abrir tu cámara\./ },
    'with glasses on the photo': {
      script: { [SAVE]: new ErrorResponse(422, { errors: { selfie: ['Lenses detected'] } }) },
      act: async (owner) => {
        await takesPhoto(owner);
        await owner.presses('Usar esta foto');
      },
      shows: (page) =>
        page.getByRole('group', { name: 'Tu foto' }).filter({ hasText: 'Lentes detectadas', hasNotText: 'Listo' }),
    },
  },
};
