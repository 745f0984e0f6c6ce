import { expect, type Locator, type Page } from 'playwright/test';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { PERSONA_PASSWORD } from '../../../demo-server/scenarios/personas.ts';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import type { Session, Stage } from '../../stage.ts';
import { filePayload } from './filePayload.ts';

/** The session as the app stores it in session storage under `auth`. */
type StoredSession = Session & { isAuthenticated: true };

/** A lease as it is typed into the form; `rent` in MXN a month, days as dd/mm/yyyy. */
type Lease = { rent?: string; from?: string; until: string };

/**
 * Driver of the app for one owner: the steps that many journeys repeat. Fields, buttons and links are found by their
 * visible Spanish texts.
 */
export class Owner {
  readonly page: Page;
  /** The phone that receives the owner's SMS, with +52. */
  phone = `+52${newcomer.phone}`;
  readonly #operator: Stage;

  constructor(page: Page, operator: Stage) {
    this.page = page;
    this.#operator = operator;
  }

  /** Signs in as a persona without the login form and opens an address. Returns the session. */
  async signsInAs(persona: string, path = '/home'): Promise<StoredSession> {
    const { token, user } = await this.#operator.session(persona);
    const stored: StoredSession = { token, user, isAuthenticated: true };
    this.phone = user.phone;
    // Session storage is written on a page outside the app: the app, as it starts, would clear a session it did not read.
    await this.page.goto('/marketing/api/services/articles');
    await this.page.evaluate((session) => sessionStorage.setItem('auth', JSON.stringify(session)), stored);
    await this.page.goto(path);
    return stored;
  }

  /** Signs in as the persona who has just verified the phone, finishes the registration and opens the first step. */
  async beginsIdentification(): Promise<StoredSession> {
    const { token } = await this.#operator.session('nueva');
    const { name, last_name } = newcomer;
    await this.page.request.put('/api/user', {
      headers: { authorization: `Bearer ${token}` },
      data: { name, last_name, accept_privacy_policy: true, accept_terms_and_conditions: true },
    });
    return this.signsInAs('nueva', '/profile/identification');
  }

  /** Returns all entries of session storage. Fails when local storage, which would outlive the tab, is not empty. */
  async tabStorage(): Promise<Record<string, string>> {
    expect(await this.page.evaluate(() => localStorage.length)).toBe(0);
    // How far the server's clock is ahead says nothing about the owner.
    return this.page.evaluate(() => {
      const { 'server-clock-offset': _, ...stored } = { ...sessionStorage } as Record<string, string>;
      return stored;
    });
  }

  /** Waits until a session is in session storage, shortly after the log-in, and returns it. */
  async storedSession(): Promise<StoredSession> {
    const record = await this.page.waitForFunction(() => sessionStorage.getItem('auth'));
    return JSON.parse((await record.jsonValue()) ?? '');
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

  /** Fills in several fields: their texts by label. */
  async fillsInFields(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.fillsIn(label, text);
  }

  /** Fills in the login form and submits it. */
  async logsIn(email: string, password = PERSONA_PASSWORD): Promise<void> {
    await this.fillsInFields({ 'Correo electrónico': email, Contraseña: password });
    await this.presses('Iniciar sesión');
  }

  /**
   * Waits until the page has this first-level heading. `waitFor` looks in each frame; an assertion would look again after
   * 100, 250 and 500 ms only.
   */
  async seesHeading(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  /** Waits until a status message with this text is visible. */
  async seesStatus(text: string | RegExp): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: text }).waitFor();
  }

  /** The card of an application or a loan with this text, for example its number. */
  card(name: string): Locator {
    return this.page.getByRole('article').filter({ hasText: name });
  }

  /** The value beside a label in a list of figures, in the page or in a part of it. */
  figure(label: string, within: Page | Locator = this.page): Locator {
    const term = this.page.getByText(label, { exact: true });
    return within.locator('dl div').filter({ has: term }).last().locator('dd').first();
  }

  /** Chooses files for a field and waits until they are uploaded. */
  async uploads(field: string, ...files: samples.SampleFile[]): Promise<void> {
    const group = this.page.getByRole('group', { name: field });
    for (const [i, file] of files.entries()) {
      await group.getByLabel(/(Elegir|Agregar)/).setInputFiles(filePayload(file));
      await expect(group.getByText('Listo')).toHaveCount(i + 1);
    }
  }

  /** Types a four-digit code key by key; a code that is filled in at once would be submitted automatically. */
  async typesCode(code: string): Promise<void> {
    const boxes = this.page.getByLabel('Código de 4 dígitos');
    await boxes.pressSequentially(code);
    await expect(boxes).toHaveValue(code);
  }

  /** Types the newest code sent to the owner's phone. */
  async typesCodeFromSms(): Promise<void> {
    await this.typesCode(await this.#operator.code(this.phone));
  }

  /** Verifies the phone with the newest code sent to it. */
  async verifiesPhone(): Promise<void> {
    await this.typesCodeFromSms();
    await this.presses('Verificar cuenta');
  }

  /** Registers without the form; the phone is not verified yet. */
  async registersWithoutForm(): Promise<void> {
    const { email, password } = newcomer;
    const data = { email, phone: this.phone, password, confirm_password: password };
    const response = await this.page.request.post('/api/auth/register', { data });
    expect(response.status()).toBe(201);
  }

  /** Requests a temporary password without the form. */
  async recoversPasswordWithoutForm(email: string): Promise<void> {
    expect((await this.page.request.post('/api/auth/recover-password', { data: { email } })).ok()).toBe(true);
  }

  /** Registers, from the landing page to the page that asks for the SMS code. */
  async signsUp(): Promise<void> {
    const { email, phone, password } = newcomer;
    await this.page.goto('/');
    await this.followsLink('Regístrate');
    await this.seesHeading('Crea tu cuenta');
    await this.fillsInFields({
      'Correo electrónico': email,
      Celular: phone,
      Contraseña: password,
      'Confirma tu contraseña': password,
    });
    await this.presses('Continuar');
    await this.seesHeading('Verifica tu cuenta');
  }

  /** Fills in name and acceptances after the verification, up to home. */
  async createsProfile(): Promise<void> {
    await this.seesHeading('Crea tu perfil');
    await this.fillsInFields({ 'Nombre(s)': newcomer.name, Apellidos: newcomer.last_name });
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await this.page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await this.presses('Continuar');
    await this.seesHeading(`¡Listo, ${newcomer.name}!`);
    await this.presses('Continuar');
    await this.seesHeading(`Hola, ${newcomer.name}`);
  }

  /** Completes step 1 of the profile, identification. */
  async completesIdentification(): Promise<void> {
    await this.seesHeading('Identificación');
    await this.uploads(stepTexts.ineFront, samples.identityFront);
    await this.uploads(stepTexts.ineBack, samples.identityBack);
    await this.fillsInFields({
      CURP: newcomer.curp_number,
      Domicilio: 'Av. Ámsterdam 142, int. 5, Hipódromo',
      'Código postal': '06600',
    });
    await expect(this.page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await this.presses('Continuar');
  }

  /** Completes step 2 of the profile: a photo from the camera. */
  async takesSelfie(): Promise<void> {
    await this.seesHeading('Validación biométrica');
    await this.presses('Abrir cámara');
    await this.presses('Tomar foto');
    await this.presses('Usar esta foto');
  }

  /** Completes step 3 of the profile, income and taxes. */
  async completesIncomeAndTaxes(): Promise<void> {
    await this.seesHeading('Ingresos e impuestos');
    await this.uploads('Comprobantes de ingresos', samples.incomeProofs[0], samples.incomeProofs[1]);
    await this.fillsIn('RFC', newcomer.rfc_number);
    await this.uploads(stepTexts.taxCertificate, samples.taxCertificate);
    await this.presses('Continuar');
  }

  /** Completes the three steps of the profile, beginning at the identification; ends at home. */
  async completesProfile(): Promise<void> {
    await this.completesIdentification();
    await this.takesSelfie();
    await this.completesIncomeAndTaxes();
    await this.seesStatus(progressTexts.profileCompleteAnnouncement);
  }

  /** Fills in the lease and requests the pre-offer. */
  async fillsInLease({ rent = '20000', from = '05/08/2025', until }: Lease): Promise<void> {
    await this.seesHeading('Contrato de renta');
    await this.fillsInFields({ 'Renta mensual': rent, 'Inicio del contrato': from, 'Fin del contrato': until });
    await this.page.getByRole('radio', { name: 'Transferencia' }).check({ force: true });
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await this.presses(leaseTexts.seeMyPreOffer);
  }

  /** Fills in and uploads the documents of the property and continues. */
  async completesPropertyDocuments(): Promise<void> {
    await this.seesHeading(propertyTexts.propertyDocuments);
    await this.fillsInFields({ 'Folio real': 'FR-204518', 'Código postal de la propiedad': '06600' });
    await expect(this.page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await this.uploads(propertyTexts.propertyLabels.property_lease_agreement, samples.leaseAgreement);
    await this.presses('Continuar');
  }

  /** Authorizes the bureau check and confirms it with the code of the SMS. */
  async authorizesBureauCheck(): Promise<void> {
    await this.seesHeading(bureauTexts.authoriseCheck);
    await this.presses(bureauTexts.authoriseAndReceiveCode);
    await this.seesHeading('Confirma tu autorización');
    await this.typesCodeFromSms();
    await this.presses('Confirmar');
  }

  /** Sends the bank statement from the page that asks for it; ends at home. */
  async sendsBankStatement(): Promise<void> {
    await this.seesHeading('Tu adelantto ha sido aprobado');
    await this.uploads('Estado de cuenta', samples.accountStatement);
    await this.presses('Enviar');
    const dialog = this.page.getByRole('dialog', { name: statementTexts.statementReceived });
    await expect(dialog).toContainText('Validaremos tus datos bancarios en un máximo de 24 horas hábiles.');
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await this.seesHeading(/^Hola/);
  }

  /** Sends the transfer proof of a month from the page of the loan; ends at that page. */
  async sendsProofOfMonth(number: number): Promise<void> {
    await this.followsLink(`Ver, mes ${number}`);
    await this.seesHeading(`Pago del mes ${number}`);
    await this.uploads('Sube tu comprobante', samples.transferProof);
    await this.presses('Validar pago');
    const dialog = this.page.getByRole('dialog', { name: 'Comprobante enviado' });
    await expect(dialog).toContainText(installmentTexts.proofUploaded);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await this.seesHeading(/^Adelantto \d{4}$/);
  }

  /** The row of a month in the payment history of a loan. */
  month(number: number): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByLabel(`Ver, mes ${number}`, { exact: true }) });
  }
}
