import type { Page } from 'playwright/test';
import * as figureTexts from '#i18n/es-MX/figures';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import type { Stage } from '../../stage.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

/** What the card on top of home says to a persona: a sentence, its button, and where that leads. */
type Situation = readonly [persona: string, sentence: string, button: string | null, address?: RegExp];

const CONTINUE = 'Continuar mi solicitud';
const PROMO = 'Convierte tus rentas en dinero hoy';
const installment = /^\/loans\/\d+\/installments\/\d+$/;

/** The personas of whom time alone changes nothing. */
const steady: readonly Situation[] = [
  ['lista', PROMO, 'Solicitar mi primer Adelantto'],
  ['borrador', 'Continúa tu solicitud S0001', CONTINUE, /^\/applications\/1\/property-documents$/],
  ['aprobada', 'Sube tu estado de cuenta', 'Continuar', /^\/loans\/\d+\/success$/],
  ['firma', 'Firma tu contrato', null],
  ['liquidada', 'Continúa tu solicitud S0008', CONTINUE, /^\/applications\/8\/desired-loan$/],
  ['buro', 'Continúa tu solicitud S0009', CONTINUE, /^\/applications\/9\/privacy-policy$/],
];
const validating = ['revision', 'Estamos validando tu solicitud', null] as const;
const rejectedProof = ['activa', 'Sube otro comprobante del mes 5', 'Subir otro comprobante', installment] as const;
const late = ['vencida', '1 pago atrasado', 'Pagar el mes 3', installment] as const;

test('home says each persona what comes next, before and after each deadline', { tag: ['@long', '@webkit'] }, async ({
  page,
  owner,
  operator,
}) => {
  const home = new Home(page, owner);
  await operator.moveClock({ frozen: true });

  await test.step('when the demo begins', () => home.says(...steady, validating, rejectedProof, late));
  await test.step('when a promise has passed', async () => {
    await operator.moveClock({ now: '2026-08-07T10:00:00-06:00' });
    await home.says(validating);
    await home.tells('revision', figureTexts.takesLonger);
  });
  await test.step('when the office has decided', () => afterDecisions(home, operator));
  await test.step('when the money is on its way, has come and is to be paid back', () => untilLate(home, operator));

  await test.step('when more payments have become late', async () => {
    // One of those of whom time changes nothing.
    await home.says(...steady.filter(([persona]) => persona === 'borrador'), rejectedProof);
    await home.tells('activa', 'Venció el 31 ago 2026');
    await home.says(['vencida', '2 pagos atrasados', 'Pagar el mes 3', installment]);
  });
});

/** Approves an application and rejects another. */
async function afterDecisions(home: Home, operator: Stage): Promise<void> {
  const approved = await operator.newestId('applications', await operator.session('revision'));
  await operator.application(approved, 'approve');
  await home.says(['revision', 'Sube tu estado de cuenta', 'Continuar', /^\/loans\/\d+\/success$/]);

  const prospect = { name: 'Luz', last_name: 'Vega', city: 'Guadalajara', rent: 20_000, term: 6 };
  const { key: persona } = await operator.personalise({ like: 'revision', ...prospect });
  const rejected = await operator.newestId('applications', await operator.session(persona));
  await operator.application(rejected, 'reject', 'El folio no existe.');
  await home.says([persona, `No aprobamos tu solicitud S${rejected.padStart(4, '0')}`, 'Solicitar un Adelantto']);
  await home.tells(persona, '“El folio no existe”.');
}

/** Takes a loan from its signature to its first late payment. */
async function untilLate(home: Home, operator: Stage): Promise<void> {
  const loan = await operator.newestId('loans', await operator.session('firma'));
  await operator.loan(loan, 'sign');
  await home.says(['firma', 'Estamos preparando tu depósito', null]);
  await operator.loan(loan, 'queue');
  await home.says(['firma', 'Estamos preparando tu depósito', null]);
  await operator.moveClock({ now: '2026-08-20T10:00:00-06:00' });
  await home.says(['firma', 'Estamos preparando tu depósito', null]);
  // Nothing is promised for the deposit, so it cannot be late.
  await home.tells('firma', nextStepTexts.waitForDeposit);
  await home.keepsSilentAbout(figureTexts.takesLonger);
  await operator.loan(loan, 'disburse');
  await home.says(['firma', 'Próximo pago · mes 1', 'Pagar ahora', installment]);

  await operator.moveClock({ now: '2026-09-03T00:30:00-06:00' });
  await home.says(['firma', 'Vence el 03 sep 2026 · hoy', 'Pagar el mes 1', installment]);
  await operator.moveClock({ now: '2026-09-04T00:00:00-06:00' });
  await home.says(['firma', '1 pago atrasado', 'Pagar el mes 1', installment]);
}

/** The card on top of home: that of the next step, or of the loan that it belongs to. */
class Home {
  readonly #page: Page;
  readonly #owner: Owner;

  constructor(page: Page, owner: Owner) {
    this.#page = page;
    this.#owner = owner;
  }

  get #card() {
    const ofStep = this.#page.locator('section').filter({ hasText: 'Tu siguiente paso' });
    return ofStep.or(this.#page.getByRole('article', { name: /^Adelantto/ })).first();
  }

  /** Signs in as each persona and compares what the card says. */
  async says(...situations: readonly Situation[]): Promise<void> {
    for (const [persona, sentence, button, address] of situations) {
      await this.#owner.signsInAs(persona);
      await expect(this.#card, persona).toContainText(sentence);
      // Besides what only shows or copies something.
      const name = /^(?!Ver\b|Copiar\b|Qué vas)/;
      const action = this.#card.getByRole('button', { name }).or(this.#card.getByRole('link', { name }));
      await expect(action, persona).toHaveText(button === null ? [] : [new RegExp(`^${button}`)]);
      if (address) expect(await action.getAttribute('href'), persona).toMatch(address);
    }
  }

  /** Signs in as a persona whose card contains these texts. */
  async tells(persona: string, ...texts: readonly string[]): Promise<void> {
    await this.#owner.signsInAs(persona);
    for (const text of texts) await expect(this.#card).toContainText(text);
  }

  /** Checks that the card on the page does not contain a text. */
  keepsSilentAbout = (text: string): Promise<void> => expect(this.#card).not.toContainText(text);
}
