import { describe, expect, test } from 'vitest';
import type { LoanStatus } from '#domain/loan';
import type { OwnerDto } from '../../../demo-server/console/dto.ts';
import { type Facts, findObstacle } from '../../../demo-server/console/script/outcome/findObstacle.ts';
import { mendOf, obstacleText } from '../../../demo-server/console/script/outcome/obstacleTexts.ts';
import { isPageSeen, isStatusSeen } from '../../../demo-server/console/script/outcome/outcomeSeen.ts';
import { type Step, steps } from '../../../demo-server/script/steps.ts';

const stepOf = (id: Step['id']) => steps.find((step) => step.id === id) as Step;
const owner = (id: string, name: string, persona: string | null): OwnerDto => ({
  id,
  name,
  given_name: null,
  email: `${id}@correo.test`,
  phone: '',
  persona,
  phone_verified: true,
  next_step: null,
  is_of_talk: true,
  last_name: null,
  rent: null,
  term: null,
  lease: null,
});
const elena = owner('e', 'Elena Robles', null);
const owners = [owner('h', 'Hugo Santillán', 'buro'), owner('r', 'Renata Quiroga', 'activa'), elena];

/** The talk's owner is on the phone, on the page of the step, and nothing is wrong. */
const factsOf = (id: Step['id'], changes: Partial<Facts> = {}): Facts => ({
  step: stepOf(id),
  path: stepOf(id).routes[0].replace(/:\w+/g, '7'),
  ownerId: 'e',
  owners,
  talkOwner: elena,
  faults: [],
  filled: null,
  failure: undefined,
  ...changes,
});
const offline = { key: 'offline', label: 'Sin conexión' };
const noMessages = { key: 'delivery_s', label: 'No llegan SMS ni correos' };

const error = { result: 'error', text: 'Intenta más tarde.' } as const;

describe('what stands in the way of a step whose outcome was not seen', () => {
  test.each<[Step['id'], string, Partial<Facts>, string, string]>([
    ['income', 'a fault', { faults: [offline], filled: error }, 'Está puesta la falla “Sin conexión”.', 'endFault'],
    ['income', 'a fault of another step', { faults: [noMessages], filled: error }, error.text, 'retry'],
    ['code', 'no messages', { ownerId: null, faults: [noMessages] }, 'No llegan SMS ni correos', 'endFault'],
    ['request', 'nobody signed in', { ownerId: null }, 'Nadie ha entrado en el celular.', 'showTalkOwner'],
    ['request', 'nobody signed in ever', { ownerId: null, talkOwner: undefined }, 'Nadie ha entrado', 'goToStep'],
    ['other code', 'nobody signed in', { ownerId: null }, 'Nadie ha entrado en el celular.', 'signInForBureau'],
    ['register', 'nobody signed in, as it should be', { ownerId: null }, 'El celular no cambió.', 'retry'],
    ['office accepts', 'a persona', { ownerId: 'r' }, 'En el celular está Renata Quiroga', 'showTalkOwner'],
    ['office accepts', 'a persona alone', { ownerId: 'r', talkOwner: undefined }, 'Renata Quiroga', 'goToStep'],
    ['other code', 'the talk’s owner', {}, 'En el celular está Elena Robles', 'signInForBureau'],
    ['other code', 'an expired code', { ownerId: 'h', filled: { result: 'expiredCode' } }, 'ya no sirve', 'askForCode'],
    [
      'code',
      'an expired code',
      { ownerId: null, filled: { result: 'expiredCode' } },
      'El código ya no sirve.',
      'askForCode',
    ],
    ['code', 'no code', { ownerId: null, filled: { result: 'noCode' } }, 'Aún no llega el código.', 'askForCode'],
    ['income', 'an error on the form', { filled: error }, 'El celular dice: “Intenta más tarde.”', 'retry'],
    ['good news', 'no e-mail', { failure: 'noEmail' }, 'Aún no llega el correo.', 'retry'],
    ['deposit', 'nothing to deposit', { failure: 'notDue' }, 'Este paso ya se hizo, o falta uno de antes.', 'goToStep'],
    ['offer', 'another page', { path: '/loans' }, 'El celular está en otra pantalla.', 'goToStep'],
    ['offer', 'nothing to press', { filled: { result: 'nothing' } }, 'Este paso ya se hizo', 'goToStep'],
    ['offer', 'nothing', { filled: { result: 'done' } }, 'El celular no cambió.', 'retry'],
  ])('at "%s", with %s', (id, _, changes, text, mend) => {
    const facts = factsOf(id, changes);
    const obstacle = findObstacle(facts);
    expect(obstacleText(obstacle)).toContain(text);
    expect(mendOf(obstacle, facts.talkOwner !== undefined)).toBe(mend);
  });
});

test('after a rejection the talk goes back, or begins the step anew where the owner cannot go on', () => {
  const [goesOn, ends] = [
    { kind: 'rejected', backTo: 'good news' },
    { kind: 'rejected', backTo: null },
  ] as const;
  expect(obstacleText(goesOn)).toBe('La oficina dijo que no. Sigue desde el paso 16, “La respuesta llega por correo”.');
  expect(obstacleText(ends)).toBe('La oficina dijo que no.');
  expect([mendOf(goesOn, true), mendOf(ends, true)]).toEqual(['goBack', 'repeatStep']);
});

describe('the outcome of a step', () => {
  test('is a page on the phone, whatever is in its query', () => {
    const { outcome } = stepOf('register');
    expect(isPageSeen(outcome, '/verification-code/7?phone=%2B52')).toBe(true);
    expect(isPageSeen(outcome, '/register')).toBe(false);
    expect(isPageSeen(outcome, undefined)).toBe(false);
    expect(isPageSeen(stepOf('deposit').outcome, undefined)).toBe(true);
  });

  test('is a status in the case file', () => {
    const texts = { number: '0001', label: '', detail: '', received: '' };
    const loan = { id: '1', ...texts, moved_at: '', rejected: false, transitions: [], installments: [] };
    const file = (status: LoanStatus) => ({ ...elena, applications: [], loans: [{ ...loan, status }] });
    const { outcome } = stepOf('deposit');
    expect(isStatusSeen(outcome, file('pending_disbursement'))).toBe(false);
    expect(isStatusSeen(outcome, file('active'))).toBe(true);
  });

  test('is known for every step but the last, after which there is none', () => {
    const unknown = steps.filter(({ outcome }) => outcome.page === undefined && outcome.status === undefined);
    expect(unknown.map(({ id }) => id)).toEqual(['kind no']);
  });
});
