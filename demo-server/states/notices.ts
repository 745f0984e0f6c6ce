import type { Screen } from './screen.ts';
import { ErrorResponse } from './scriptedAnswers.ts';

const NOTICES = 'GET /api/notices';

const noticeOf = (id: string, tone: string, title: string, text: string, at: string, channel = 'email') => ({
  id,
  channel,
  title,
  text,
  at,
  tone,
});
const everyNotice = [
  noticeOf(
    '6',
    'overdue',
    'El pago del mes 3 está atrasado',
    'Venció el 12 nov 2026. Transfiere $20,000.00 y sube tu comprobante.',
    '2026-11-21T15:00:00.000Z',
    'sms',
  ),
  noticeOf(
    '5',
    'validation',
    'Recibimos tu comprobante del mes 4',
    'Lo validamos a más tardar el 25 nov 2026.',
    '2026-11-20T18:00:00.000Z',
  ),
  noticeOf('4', 'pending', 'Firma tu contrato', 'Está listo.', '2026-11-11T15:00:00.000Z'),
  noticeOf(
    '3',
    'rejected',
    'Rechazamos tu comprobante del mes 2',
    'No se lee. '.repeat(20),
    '2026-10-12T22:20:00.000Z',
  ),
  noticeOf('2', 'approved', 'Depositamos tu Adelantto', 'Recibiste $93,552.00.', '2026-08-12T19:40:00.000Z'),
  noticeOf('1', 'a newer one', 'Cambiaste tu contraseña', 'El 12 ago 2026.', '2026-08-12T19:00:00.000Z'),
];

const notices: Screen = {
  name: 'the notices',
  route: 'notices',
  path: '/notices',
  script: { [NOTICES]: everyNotice },
  heading: 'Avisos',
  reads: [{ call: NOTICES, failure: 'No pudimos cargar tus avisos.', hasSkeleton: true }],
  states: {
    'when they were seen before': {
      act: async (owner) => {
        await owner.waitsFor('Nuevos (6)');
        await owner.reloads();
      },
      shows: 'Anteriores',
    },
    'without any': { script: { [NOTICES]: [] }, shows: /^Aquí te avisaremos de la respuesta a tu solicitud/ },
    'of an API without them': {
      script: { [NOTICES]: new ErrorResponse(404) },
      heading: 'No encontramos esta página',
      shows: 'Ir al inicio',
    },
  },
};

const whatYouNeed: Screen = {
  name: 'what an owner needs',
  route: 'whatYouNeed',
  path: '/what-you-need',
  heading: 'Qué vas a necesitar',
};

const estimate: Screen = {
  name: 'the estimate',
  route: 'estimate',
  path: '/estimate',
  heading: '¿Cuánto recibirías?',
};

/** What was sent to the owner, what they have to send, and what they would receive. */
export const noticeScreens: readonly Screen[] = [notices, whatYouNeed, estimate];
