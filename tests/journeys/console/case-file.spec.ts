import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { transitionLabel } from '../../../demo-server/console/case-file/transitionLabels.ts';
import { staffTransitions } from '../../../demo-server/routes/operator/transitions.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

const kinds = ['applications', 'loans', 'installments'] as const;

test('each transition of the staff has a button that makes its own call, and a rejection asks for its reason', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  const { user } = await operator.session('activa');
  const file = await operator.owner(user.id);
  const item = (kind: (typeof kinds)[number]) => ({
    ...{ id: kind, number: '1', label: kind, detail: '', due_date: '2026-12-01' },
    transitions: staffTransitions[kind],
  });
  const loan = { ...item('loans'), installments: [item('installments')] };
  await page.route(`**/demo/api/owners/${user.id}`, (route) =>
    route.fulfill({ json: { ...file, applications: [item('applications')], loans: [loan] } }),
  );
  const called: string[] = [];
  const reasons: unknown[] = [];
  await page.route(/\/demo\/api\/(applications|loans|installments)\//, (route) => {
    called.push(new URL(route.request().url()).pathname.replace('/demo/api/', ''));
    reasons.push(route.request().postDataJSON()?.reason);
    return route.fulfill({ json: {} });
  });
  await console.signsInOnPhoneAs('Renata Quiroga');
  const caseFile = await console.shows('Expediente');
  const titles = { applications: 'Solicitud', loans: 'Adelantto', installments: 'Adelantto 1, Mes' };
  for (const kind of kinds) {
    for (const transition of staffTransitions[kind]) {
      const name = `${transitionLabel(kind, transition)}: ${titles[kind]} 1`;
      await caseFile.getByRole('button', { name, exact: true }).click();
      const reason = ['reject', 'refuse'].includes(transition) ? consoleTexts.documentNotLegible : undefined;
      if (reason !== undefined) await page.getByRole('button', { name: reason }).click();
      await expect.poll(() => called.at(-1)).toBe(`${kind}/${kind}/${transition}`);
      expect(reasons.at(-1)).toBe(reason);
    }
  }
});
