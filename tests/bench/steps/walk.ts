import { type Browser, chromium } from 'playwright';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { Owner } from '../../journeys/support/owner.ts';

import { findBrowser } from '../../runner/browser.mjs';
import { Stage } from '../../stage.ts';
import { SLOW_LINE, SLOWER } from '../slowPhone.ts';
import { measureStep, type StepCost } from './measureStep.ts';
import { recordPage } from './recorder.ts';

/** How long the owner looks at a page before they press something, ms. */
const READING_MS = 2000;
/** How long a step may take, ms. */
const PATIENCE_MS = 60_000;

export type MeasuredStep = StepCost & { readonly name: string };

/** An owner who reads each page before the first press and types key by key, so that each key is an interaction. */
class SlowOwner extends Owner {
  #arrivedAt = 0;

  /** Begins the time that the owner needs to read a page, or what they have typed. */
  arrives(): void {
    this.#arrivedAt = Date.now();
  }

  override async fillsIn(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await field.click();
    await field.pressSequentially(text);
    // Nobody presses the button in the moment of the last key.
    this.arrives();
  }

  override async presses(name: string | RegExp): Promise<void> {
    await this.#reads();
    await super.presses(name);
  }

  override async followsLink(name: string | RegExp): Promise<void> {
    await this.#reads();
    await super.followsLink(name);
  }

  async #reads(): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.#arrivedAt + READING_MS - Date.now()));
  }
}

type Step = {
  readonly name: string;
  /** What the owner does on the page; the last press leads to the next page. */
  readonly does: (owner: SlowOwner) => Promise<void>;
  /** The heading of the next page. */
  readonly heading: string | RegExp;
};

const HOME = `Hola, ${newcomer.name}`;
const accepts = (owner: Owner, name: RegExp) => owner.page.getByRole('checkbox', { name }).check();

/** The way from the landing page to the received application. */
const steps: readonly Step[] = [
  { name: 'landing → register', does: (owner) => owner.followsLink('Regístrate'), heading: 'Crea tu cuenta' },
  { name: 'register → code', does: registers, heading: 'Verifica tu cuenta' },
  { name: 'code → profile', does: (owner) => owner.verifiesPhone(), heading: 'Crea tu perfil' },
  { name: 'profile → welcome', does: namesThemself, heading: `¡Listo, ${newcomer.name}!` },
  { name: 'welcome → home', does: (owner) => owner.presses('Continuar'), heading: HOME },
  {
    name: 'home → identification',
    does: (owner) => owner.followsLink(/Completa tu perfil/),
    heading: 'Identificación',
  },
  {
    name: 'identification → selfie',
    does: (owner) => owner.completesIdentification(),
    heading: 'Validación biométrica',
  },
  { name: 'selfie → income', does: (owner) => owner.takesSelfie(), heading: 'Ingresos e impuestos' },
  { name: 'income → home', does: (owner) => owner.completesIncomeAndTaxes(), heading: HOME },
  {
    name: 'home → lease',
    does: (owner) => owner.presses('Solicitar mi primer Adelantto'),
    heading: 'Contrato de renta',
  },
  {
    name: 'lease → pre-offer',
    does: (owner) => owner.fillsInLease({ until: '05/08/2030' }),
    heading: preOfferTexts.yourPreOffer,
  },
  { name: 'pre-offer → documents', does: (owner) => owner.presses('Continuar'), heading: 'Documentos de tu propiedad' },
  { name: 'documents → bureau', does: (owner) => owner.completesPropertyDocuments(), heading: /^Autoriza la consulta/ },
  {
    name: 'bureau → code',
    does: (owner) => owner.presses('Autorizar y recibir código'),
    heading: 'Confirma tu autorización',
  },
  { name: 'code → received', does: signs, heading: 'Recibimos tu solicitud' },
  { name: 'received → home', does: (owner) => owner.followsLink('Ir al inicio'), heading: HOME },
];

async function registers(owner: Owner): Promise<void> {
  const { email, phone, password } = newcomer;
  const passwords = { Contraseña: password, 'Confirma tu contraseña': password };
  await owner.fillsInFields({ 'Correo electrónico': email, Celular: phone, ...passwords });
  await owner.presses('Continuar');
}

async function namesThemself(owner: Owner): Promise<void> {
  await owner.fillsInFields({ 'Nombre(s)': newcomer.name, Apellidos: newcomer.last_name });
  await accepts(owner, /aviso de privacidad/);
  await accepts(owner, /términos y condiciones/);
  await owner.presses('Continuar');
}

async function signs(owner: Owner): Promise<void> {
  await owner.typesCodeFromSms();
  await owner.presses('Confirmar');
}

/** Goes the whole way once on a slow phone, with a fresh browser cache, and returns what each step cost. */
export async function walk(url: string): Promise<MeasuredStep[]> {
  const operator = new Stage(url);
  await operator.reset({ scenario: 'empty', now: '2026-08-03T10:00:00-06:00' });
  const browser = await launch();
  try {
    const page = await newPage(browser, url);
    const recorded = await recordPage(page);
    const owner = new SlowOwner(page, operator);
    await page.goto('/');
    const measured: MeasuredStep[] = [];
    let since = 0;
    for (const { name, does, heading } of steps) {
      owner.arrives();
      await does(owner);
      const shown = await recorded.headingAfter(since, heading);
      // The browser reports interactions and the end of requests a moment later.
      await page.waitForTimeout(500);
      measured.push({ name, ...measureStep(recorded, since, shown) });
      since = shown.at;
    }
    return measured;
  } finally {
    await browser.close();
  }
}

const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--disable-background-networking'],
  });

async function newPage(browser: Browser, url: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    permissions: ['camera'],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  // The compiler names functions by a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (fn) => fn');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
