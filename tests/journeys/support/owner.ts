import { expect, type Locator, type Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import type { OperatorApi, Session } from '../../operatorApi.ts';

/** Who registers in the journeys; nobody real. Her phone is of an area that is given to nobody. */
export const newcomer = {
  email: 'marisol@correo.test',
  phone: '5500004321',
  password: 'Jacaranda#26',
  name: 'Marisol',
  last_name: 'Ríos Cañedo',
  curp_number: 'RICM870214MDFSSR05',
  rfc_number: 'RICM870214QK7',
} as const;

/** The record of a session in the tab's storage (contract §3). */
type Kept = Session & { isAuthenticated: true };

/** A lease as she types it; MXN a month. */
type Lease = { rent?: string; from?: string; until: string };

const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');

/** The owner of a journey: what every journey repeats, in the words that she reads. */
export class Owner {
  readonly page: Page;
  /** Where her SMS go, `+525512345678`. */
  phone = `+52${newcomer.phone}`;
  readonly #operator: OperatorApi;

  constructor(page: Page, operator: OperatorApi) {
    this.page = page;
    this.#operator = operator;
  }

  /** Is signed in as a ready-made owner and stands at an address; answers her session. */
  async signsInAs(persona: string, path = '/home'): Promise<Kept> {
    const { token, user } = await this.#operator.session(persona);
    const kept: Kept = { token, user, isAuthenticated: true };
    this.phone = user.phone;
    // Not a page of the app: while it starts, it clears away what it takes for a signed-out session.
    await this.page.goto('/marketing/api/services/articles');
    await this.page.evaluate((session) => sessionStorage.setItem('auth', JSON.stringify(session)), kept);
    await this.page.goto(path);
    return kept;
  }

  /** All that her tab's storage holds; nothing is ever kept beyond the tab. */
  async tabStorage(): Promise<Record<string, string>> {
    expect(await this.page.evaluate(() => localStorage.length)).toBe(0);
    return this.page.evaluate(() => ({ ...sessionStorage }));
  }

  /** The session that her tab keeps. */
  async storedSession(): Promise<Kept> {
    return JSON.parse((await this.tabStorage()).auth ?? 'null');
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async followsLink(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name, exact: typeof name === 'string' }).click();
  }

  async fillsIn(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** Stands before a page with this heading. Waits frame by frame: an assertion would look again after 100, 250, 500 ms only. */
  async seesHeading(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  /** The status that was announced last, and is read to her. */
  async seesStatus(text: string | RegExp): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: text }).waitFor();
  }

  /** The card of an application or a loan, by its number. */
  card(name: string): Locator {
    return this.page.getByRole('article').filter({ hasText: name });
  }

  /** What stands beside a label of a list of figures, in the whole page or in a part of it. */
  figure(label: string, within: Page | Locator = this.page): Locator {
    const term = this.page.getByText(label, { exact: true });
    return within.locator('dl div').filter({ has: term }).last().locator('dd').first();
  }

  /** Picks files from her phone for a field and waits until they are up. */
  async uploads(field: string, ...files: samples.SampleFile[]): Promise<void> {
    const group = this.page.getByRole('group', { name: field });
    for (const [i, { name, bytes }] of files.entries()) {
      const pick = group.getByLabel(/(Elegir|Agregar)/);
      await pick.setInputFiles({ name, mimeType: typeOf(name), buffer: bytes });
      await expect(group.getByText('Listo')).toHaveCount(i + 1);
    }
  }

  /** Types a four-digit code by hand: what is filled in at once is sent by itself. */
  async typesCode(code: string): Promise<void> {
    const boxes = this.page.getByLabel('Código de 4 dígitos');
    await boxes.pressSequentially(code);
    await expect(boxes).toHaveValue(code);
  }

  /** Types the newest code that her phone got. */
  async typesCodeFromSms(): Promise<void> {
    await this.typesCode(await this.#operator.code(this.phone));
  }

  /** From the landing to the code's page. */
  async signsUp({
    email,
    phone,
    password,
  }: Pick<typeof newcomer, 'email' | 'phone' | 'password'> = newcomer): Promise<void> {
    await this.page.goto('/');
    await this.followsLink('Regístrate');
    await this.seesHeading('Crea tu cuenta');
    await this.fillsIn('Correo electrónico', email);
    await this.fillsIn('Celular', phone);
    await this.fillsIn('Contraseña', password);
    await this.fillsIn('Confirma tu contraseña', password);
    await this.presses('Continuar');
    await this.seesHeading('Verifica tu cuenta');
  }

  /** From a fresh session to home. */
  async createsProfile(): Promise<void> {
    await this.seesHeading('Crea tu perfil');
    await this.fillsIn('Nombre(s)', newcomer.name);
    await this.fillsIn('Apellidos', newcomer.last_name);
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await this.page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await this.presses('Continuar');
    await this.seesHeading(`¡Listo, ${newcomer.name}!`);
    await this.presses('Continuar');
    await this.seesHeading(`Hola, ${newcomer.name}`);
  }

  /** The first step of the identity profile. */
  async completesIdentification(): Promise<void> {
    await this.seesHeading('Identificación');
    await this.uploads('Frente de tu INE', samples.identityFront(newcomer.name));
    await this.uploads('Reverso de tu INE', samples.identityBack(newcomer.name));
    await this.fillsIn('CURP', newcomer.curp_number);
    await this.fillsIn('Domicilio', 'Av. Ámsterdam 142, int. 5, Hipódromo');
    await this.fillsIn('Código postal', '06600');
    await expect(this.page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await this.presses('Continuar');
  }

  /** The second step: a picture from the phone's camera. */
  async takesSelfie(): Promise<void> {
    await this.seesHeading('Validación biométrica');
    await this.presses('Abrir cámara');
    await this.presses('Tomar foto');
    await this.presses('Usar esta foto');
    await expect(this.page.getByText('MB · Listo')).toBeVisible();
    await this.presses('Continuar');
  }

  /** The third step. */
  async completesIncomeAndTaxes(): Promise<void> {
    await this.seesHeading('Ingresos e impuestos');
    await this.uploads(
      'Comprobantes de ingresos',
      samples.incomeProof(newcomer.name, 1),
      samples.incomeProof(newcomer.name, 2),
    );
    await this.fillsIn('RFC', newcomer.rfc_number);
    await this.uploads('Constancia de Situación Fiscal', samples.taxCertificate(newcomer.name, newcomer.rfc_number));
    await this.presses('Continuar');
  }

  /** Fills in her lease, days as dd/mm/aaaa, and asks for the pre-offer. */
  async fillsInLease({ rent = '20000', from = '05/08/2025', until }: Lease): Promise<void> {
    await this.seesHeading('Contrato de renta');
    await this.fillsIn('Renta mensual', rent);
    await this.fillsIn('Inicio del contrato', from);
    await this.fillsIn('Fin del contrato', until);
    await this.page.getByRole('radio', { name: 'Transferencia' }).check({ force: true });
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await this.presses('Ver mi pre-oferta');
  }

  /** Shows the documents of her property and goes on. */
  async completesPropertyDocuments(folio = 'FR-204518'): Promise<void> {
    await this.seesHeading('Documentos de tu propiedad');
    await this.fillsIn('Folio real', folio);
    await this.fillsIn('Código postal de la propiedad', '06600');
    await expect(this.page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await this.uploads('Contrato de arrendamiento firmado', samples.leaseAgreement(newcomer.name, '$20,000.00'));
    await this.presses('Continuar');
  }

  /** Authorises the bureau check and signs it with the code from her SMS. */
  async authorizesBureauCheck(): Promise<void> {
    await this.seesHeading('Autoriza la consulta de tu historial crediticio');
    await this.presses('Autorizar y recibir código');
    await this.seesHeading('Confirma tu autorización');
    await this.typesCodeFromSms();
    await this.presses('Confirmar');
  }

  /** Sends the bank statement from the page that asks for it, back to home. */
  async sendsBankStatement(): Promise<void> {
    await this.seesHeading('Tu adelantto ha sido aprobado');
    await this.uploads('Estado de cuenta', samples.accountStatement(newcomer.name));
    await this.presses('Enviar');
    const told = this.page.getByRole('dialog', { name: 'Recibimos tu estado de cuenta' });
    await expect(told).toContainText('Validaremos tus datos bancarios en un máximo de 24 horas hábiles.');
    await told.getByRole('button', { name: 'Aceptar' }).click();
    await this.seesHeading(/^Hola/);
  }

  /** Sends the proof of a month's transfer from the loan's page, back to it. */
  async sendsProofOfMonth(number: number): Promise<void> {
    await this.followsLink(`Ver, mes ${number}`);
    await this.seesHeading(`Pago del mes ${number}`);
    await this.uploads('Sube tu comprobante', samples.transferProof());
    await this.presses('Validar pago');
    const told = this.page.getByRole('dialog', { name: 'Comprobante enviado' });
    await expect(told).toContainText('Subimos tu comprobante y lo estamos validando.');
    await told.getByRole('button', { name: 'Continuar' }).click();
    await this.seesHeading(/^Adelantto \d{4}$/);
  }

  /** The line of a month in the payment history of a loan's page. */
  month(number: number): Locator {
    return this.page.getByRole('listitem').filter({ hasText: `Mes ${number}:` });
  }
}
