import { expect, test } from 'vitest';
import { closingCards, closingLead } from '../../../../demo-server/console/script/closing/closingCards.ts';
import { type Step, steps } from '../../../../demo-server/script/steps.ts';
import { freshServer } from '../../support/server.ts';

const server = freshServer({ scenario: 'sales' });

const ids = steps.map(({ id }) => id);

/** Returns the case file of the talk's owner, a prospect of ours, when a step begins. */
async function fileAt(id: Step['id']) {
  const prospect = { name: 'Ana María', rent: 23_750.5, city: 'Puebla', term: 9 };
  const { owner_id } = await server.stage.reset({ step: id, prospect });
  return server.stage.owner(owner_id ?? '');
}

test('after the whole talk, a card for each act has the figures of this prospect', async () => {
  const file = await fileAt('other person');
  expect(closingCards(ids, file)).toEqual([
    { act: 'loan', figure: file.loans[0]?.received, text: 'Recibió por 9 meses de $23,750.50 de renta.' },
    {
      act: 'payment',
      figure: '1 mensualidad pagada',
      text: 'Se le pasó la fecha, subió su comprobante y se encendió la ventana.',
    },
    {
      act: 'bureau',
      figure: 'Un no que ayuda',
      text: 'Hugo supo por qué y desde qué día puede volver a intentarlo.',
    },
  ]);
  expect(file.loans[0]?.received).toMatch(/^\$1\d\d,\d{3}\.\d\d$/);
});

test.each([
  [
    'person',
    'Esto vio Ana: pedir su dinero, recibir su depósito, pagar una mensualidad atrasada y entender un no. Todo desde el celular.',
  ],
  [
    'company',
    'Ana lo hace todo desde el celular: pedir su dinero, recibir su depósito y pagar una mensualidad atrasada.',
  ],
] as const)('the closing sentence for a %s is “%s”', (tone, sentence) => {
  expect(closingLead(ids, { name: 'Ana', tone })).toBe(sentence);
  expect(closingLead([], { name: 'Ana', tone })).toBe('');
});

test('an act that was skipped by a jump has no card, though the data have what happens in it', async () => {
  const file = await fileAt('other person');
  const shown: Step['id'][] = ['landing', 'register', 'kind no'];
  expect(closingCards(shown, file)).toEqual([
    { act: 'loan', figure: 'Crear su cuenta', text: 'Hasta ahí llegó la plática: 2 de 22 pasos.' },
    expect.objectContaining({ act: 'bureau', figure: 'Un no que ayuda' }),
  ]);
  expect(closingLead(shown, { name: 'Ana', tone: 'person' })).toBe(
    'Esto vio Ana: entender un no. Todo desde el celular.',
  );
});

test('of a payment only what was shown is said', async () => {
  const file = await fileAt('other person');
  expect(closingCards(['proof', 'office applies'], file)).toEqual([
    { act: 'payment', figure: '1 mensualidad pagada', text: 'Subió su comprobante y se encendió la ventana.' },
  ]);
});

test('a payment that is still overdue after the talk is said', async () => {
  const file = await fileAt('other person');
  const [loan, ...others] = file.loans;
  if (!loan) throw new Error('The talk has no loan');
  const installments = loan.installments.map((installment, index) =>
    index === 1 ? { ...installment, status: 'overdue' as const } : installment,
  );
  const [card] = closingCards(['office applies'], { ...file, loans: [{ ...loan, installments }, ...others] });
  expect(card?.text).toBe('Se encendió la ventana. Le queda otra atrasada.');
});

test('nothing is claimed while the data have no loan', () => {
  expect(closingCards(['deposit'], undefined)).toEqual([
    { act: 'loan', figure: 'El depósito', text: 'Hasta ahí llegó la plática: 1 de 22 pasos.' },
  ]);
  expect(closingCards([], undefined)).toEqual([]);
});
