import { describe, expect, test } from 'vitest';
import { type Day, day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import * as figureTexts from '#i18n/es-MX/figures';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { viewOfStep as view } from '../../../web/features/home/next-step/stepView.ts';
import { looks } from '../../../web/features/home/next-step/views.ts';

const now = new Date('2026-08-12T10:00:00-06:00');
const received = certain(pesos(192_456));
const notLoaded = undefined;

const inHours = (until: Day | Date | undefined, isLate = false) => ({
  hours: 72,
  areBusinessHours: true,
  until,
  isLate,
});

const TAKES_LONGER = figureTexts.takesLonger;
const processOf = (path: string) => ({ label: 'Ver el proceso', to: path });

describe('an application', () => {
  const button = (path: string) => ({ label: 'Continuar mi solicitud', to: `/applications/7/${path}` });

  test.each([
    ['pre_offer', 'Sigue: elegir tu plazo y ver cuánto recibes.', button('desired-loan')],
    ['property_details', 'Sigue: los documentos de tu propiedad.', button('property-documents')],
    [
      'bureau_policy',
      'Sigue: autorizar la consulta de tu historial crediticio. Con eso se envía tu solicitud.',
      button('privacy-policy'),
    ],
    ['unknown', 'Para continuar, recarga la página o escríbenos por Contacto.', undefined],
  ] as const)('is continued at the step %s', (step, text, action) => {
    expect(view({ kind: 'application to continue', applicationId: '7', received, step })).toEqual({
      look: looks.toDo,
      title: 'Continúa tu solicitud S0007',
      headline: 'Recibes $192,456.00',
      text,
      action,
    });
  });

  test.each([
    [
      'until the promised minute',
      inHours(now),
      nextStepTexts.weWillAnswer({ byWhen: 'a más tardar el mié 12 ago 2026, 10:00' }),
    ],
    ['longer than promised', inHours(now, true), TAKES_LONGER],
  ])('is validated %s', (_, promise, headline) => {
    const validated = { kind: 'application in validation', applicationId: '7', promise } as const;
    expect(view({ ...validated, received: { ...received, isEstimated: true } })).toEqual({
      look: looks.waiting,
      title: 'Estamos validando tu solicitud',
      headline,
      text: nextStepTexts.nothingToDoIfApproved({ amount: '$192,456.00 (estimado)' }),
      link: processOf('/applications/7/process'),
    });
    expect(view({ ...validated, received: notLoaded }).text).toBe(nextStepTexts.nothingToDo);
  });

  test('that the bureau rejected may be repeated from a day on', () => {
    expect(view({ kind: 'bureau rejection', applicationId: '7', retryFrom: day('2026-11-12') })).toEqual({
      look: looks.no,
      title: 'Por ahora no podemos continuar',
      headline: 'Inténtalo de nuevo a partir del 12 nov 2026',
      text: nextStepTexts.scoreTooLow,
      link: processOf('/applications/7/process'),
    });
  });

  test('that was rejected says why, and another may be requested', () => {
    const rejected = (reason?: string) => view({ kind: 'application rejected', applicationId: '7', reason });
    expect(rejected('El folio no existe.')).toEqual({
      look: looks.no,
      title: 'No aprobamos tu solicitud S0007',
      text: nextStepTexts.rejectedBecause({ reason: 'El folio no existe' }),
      requests: true,
      link: processOf('/applications/7/process'),
    });
    expect(rejected()).toMatchObject({ text: nextStepTexts.rejectedSendAnother });
  });
});

test('an owner with nothing to do may request a loan', () => {
  expect(view({ kind: 'request', isFirst: false })).toEqual({
    look: looks.good,
    title: 'Estás al corriente',
    text: 'No tienes nada pendiente. Cuando quieras, puedes solicitar otro Adelantto.',
    requests: true,
  });
});
