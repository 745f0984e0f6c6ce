import type { Page } from 'playwright/test';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import { legalTransitions } from '#domain/transitions';
import { transitionLabel, transitionLabels } from '../../../demo-server/console/case-file/transitionLabels.ts';
import { staffTransitions } from '../../../demo-server/routes/operator/transitions.ts';
import type { OperatorClient } from '../../operator.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

type Kind = keyof typeof staffTransitions;
const tables = { applications: applicationTransitions, loans: loanTransitions, installments: installmentTransitions };
const statusesOf = {
  applications: applicationStatuses,
  loans: loanStatuses,
  installments: installmentStatuses,
};

/** Returns one item of a kind in each status, with the staff's transitions that the rules in `domain` allow. */
const oneOfEach = (kind: Kind) =>
  statusesOf[kind].map((status, i) => {
    const legal: readonly string[] = legalTransitions(tables[kind] as never, status as never);
    const transitions = staffTransitions[kind].filter((transition) => legal.includes(transition));
    return {
      id: `${kind}-${status}`,
      number: `${i + 1}`,
      status,
      label: status,
      detail: '',
      due_date: '2026-12-01',
      transitions,
    };
  });

const kinds = ['applications', 'loans', 'installments'] as const;

/** Gives the owner `activa` an item of each kind in each status. Returns the calls that the buttons make. */
async function serveOneOfEach(page: Page, operator: OperatorClient): Promise<string[]> {
  const { user } = await operator.session('activa');
  const file = await (await fetch(`${operator.url}/demo/api/owners/${user.id}`)).json();
  const loans = oneOfEach('loans').map((loan, i) => ({
    ...loan,
    installments: i === 0 ? oneOfEach('installments') : [],
  }));
  await page.route(`**/demo/api/owners/${user.id}`, (route) =>
    route.fulfill({ json: { ...file, applications: oneOfEach('applications'), loans } }),
  );
  const called: string[] = [];
  await page.route(/\/demo\/api\/(applications|loans|installments)\//, (route) => {
    called.push(new URL(route.request().url()).pathname.replace('/demo/api/', ''));
    return route.fulfill({ json: {} });
  });
  return called;
}

test('each status shows a button for each legal transition and for no other, and each button makes its own call', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const called = await serveOneOfEach(page, operator);
  await console.signsInOnPhoneAs('Renata Quiroga');
  const caseFile = console.section('Expediente');
  await expect(caseFile.getByText('Ve: in_validation').first()).toBeVisible();

  const expected: string[] = [];
  for (const kind of kinds) {
    for (const { id, status, number, transitions } of oneOfEach(kind)) {
      const title = { applications: 'Solicitud', loans: 'Adelantto', installments: 'Adelantto 1, Mes' }[kind];
      for (const transition of staffTransitions[kind]) {
        const label = transitionLabel(kind, transition);
        const button = caseFile.getByRole('button', { name: `${label}: ${title} ${number}`, exact: true });
        const isLegal = (transitions as readonly string[]).includes(transition);
        await expect(button, `${kind} ${status} ${transition}`).toHaveCount(isLegal ? 1 : 0);
        if (!isLegal) continue;
        expected.push(`${kind}/${id}/${transition}`);
        await button.click();
        if (label.endsWith('…')) await page.getByRole('button', { name: 'El documento no se lee completo.' }).click();
        await expect.poll(() => called.at(-1)).toBe(expected.at(-1));
      }
    }
  }
  expect(called).toEqual(expected);
  // Every transition of the staff is legal in at least one status.
  const pressed = new Set(called.map((call) => call.replace(/\/.*\//, '/')));
  expect([...pressed].sort()).toEqual(Object.keys(transitionLabels).sort());
});

test('the buttons lead from an application to the deposit, and show the new status and the messages to the owner', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Tomás Ibarra');
  await console.presses('Expediente', /^Aprobar: Solicitud/);
  const outcome = console.section('Expediente').getByRole('list', { name: 'Qué pasó' });
  await expect(outcome).toContainText('En validación → Aceptado');
  await expect(outcome).toContainText('Se envió un correo a revision@adelantto.test: Tu Adelantto fue aprobado');
  await expect(console.section('Expediente')).toContainText('Ve: En espera de tu estado de cuenta');
  // The phone refetches by itself.
  await expect(console.phone.getByText('En espera de tu estado de cuenta').first()).toBeVisible();

  await console.signsInOnPhoneAs('Rocío Medrano');
  await console.presses('Expediente', /^Marcar firmado/);
  await console.presses('Expediente', /^Programar depósito/);
  await console.presses('Expediente', /^Depositar/);
  await expect(console.section('Expediente')).toContainText('Ve: Activo');
  await expect(
    console
      .section('Expediente')
      .getByText(/^Mes \d+$/)
      .first(),
  ).toBeVisible();
  const owner = (await operator.rows<{ email: string; persona: string }>('owners')).find(
    ({ persona }) => persona === 'firma',
  );
  const subjects = (await operator.messages(owner?.email ?? '')).map(({ subject }) => subject);
  expect(subjects[0]).toMatch(/^Depositamos tu Adelantto/);
});

test('a rejection asks for a reason, which the owner receives', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Renata Quiroga');
  await console.presses('Expediente', /^Rechazar pago…/);
  const dialog = page.getByRole('dialog', { name: 'Rechazar pago' });
  await expect(dialog.getByRole('button', { name: /^(Los datos|El documento)/ })).toHaveCount(3);
  await dialog.getByLabel('Con tus palabras').fill('Falta la última página.');
  await dialog.getByRole('button', { name: 'Enviar motivo' }).click();
  await expect(console.section('Mensajes')).toContainText('Motivo: Falta la última página.');
  await expect(console.section('Mensajes').getByRole('status')).toHaveText('1 nuevo');
});
