import type { Page } from 'playwright/test';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import { legalTransitions } from '#domain/transitions';
import { transitionLabel, transitionLabels } from '../../../demo-server/console/case-file/transitionLabels.ts';
import { staffTransitions } from '../../../demo-server/routes/operator/transitions.ts';
import type { Stage } from '../../stage.ts';
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
async function serveOneOfEach(page: Page, operator: Stage): Promise<string[]> {
  const { user } = await operator.session('activa');
  const file = await operator.owner(user.id);
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

test('each status shows a button for each legal transition and for no other, and each transition makes its own call', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const called = await serveOneOfEach(page, operator);
  await console.signsInOnPhoneAs('Renata Quiroga');
  const caseFile = await console.shows('Expediente');
  const titles = { applications: 'Solicitud', loans: 'Adelantto', installments: 'Adelantto 1, Mes' };
  const buttons = kinds.flatMap((kind) =>
    oneOfEach(kind).flatMap(({ id, number, transitions }) =>
      transitions.map((transition) => ({
        name: `${transitionLabel(kind, transition)}: ${titles[kind]} ${number}`,
        transition: `${kind}/${transition}`,
        call: `${kind}/${id}/${transition}`,
      })),
    ),
  );
  const names = () =>
    caseFile
      .getByRole('button', { name: /: (Solicitud|Adelantto) \d/ })
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')).sort());
  await expect.poll(names).toEqual(buttons.map(({ name }) => name).sort());

  // Every transition of the staff is legal in at least one status.
  const oneOfEachTransition = new Map(buttons.map((button) => [button.transition, button]));
  expect([...oneOfEachTransition.keys()].sort()).toEqual(Object.keys(transitionLabels).sort());
  for (const { name, call } of oneOfEachTransition.values()) {
    await caseFile.getByRole('button', { name, exact: true }).click();
    if (name.includes('…')) await page.getByRole('button', { name: 'El documento no se lee completo.' }).click();
    await expect.poll(() => called.at(-1)).toBe(call);
  }
  expect(called).toHaveLength(oneOfEachTransition.size);
});

test('a case file', { tag: '@long' }, async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();

  await test.step('shows the new status, the messages what was sent about it, and the phone refetches', async () => {
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await console.presses('Expediente', /^Aprobar: Solicitud/);
    await console.seesInCaseFile('Aceptado · Renta $27,000.00');
    await console.seesInCaseFile(/^En espera de tu estado de cuenta · recibe \$[\d,]+\.\d\d$/);
    await expect(await console.shows('Mensajes')).toContainText('Tu Adelantto fue aprobado');
    await expect(console.phone.getByText('En espera de tu estado de cuenta').first()).toBeVisible();
  });
  await test.step('has the buttons that lead to the deposit', async () => {
    await console.signsInOnPhoneAs('Rocío Medrano');
    await console.presses('Expediente', /^Marcar firmado/);
    await console.presses('Expediente', /^Programar depósito/);
    await console.presses('Expediente', /^Depositar/);
    await console.seesInCaseFile('Activo · recibe $70,921.66');
    await expect((await console.shows('Expediente')).getByText(/, Mes \d+$/).first()).toBeVisible();
    expect((await operator.messages('firma@adelantto.test'))[0]?.subject).toMatch(/^Te depositamos tu Adelantto/);
  });
  await test.step('asks for the reason of a rejection, which the owner receives', async () => {
    await console.signsInOnPhoneAs('Renata Quiroga');
    await console.presses('Expediente', /^Rechazar pago…/);
    const dialog = page.getByRole('dialog', { name: 'Rechazar pago' });
    await expect(dialog.getByRole('button', { name: /^(Los datos|El documento)/ })).toHaveCount(3);
    await dialog.getByLabel('Con tus palabras').fill('Falta la última página.');
    await dialog.getByRole('button', { name: 'Enviar motivo' }).click();
    await expect(await console.shows('Mensajes')).toContainText('Motivo: Falta la última página.');
    await expect(
      console.section('Mensajes').getByRole('listitem').first().getByRole('img', { name: 'Nuevo' }),
    ).toBeVisible();
  });
});
