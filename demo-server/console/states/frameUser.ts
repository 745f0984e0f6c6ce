import { type CameraFailure, type FileToPick, LOADED, type SampleName, type ScreenUser } from '../../states/screen.ts';
import { sampleFiles } from '../phone-agent/samples.ts';
import { blur, typeText } from '../phone-agent/simulateInput.ts';
import type { FrameControls } from './frameName.ts';
import { activePart, findByName, findByText, waitFor } from './frameQueries.ts';

type AppWindow = Window & typeof globalThis & { stateControls?: FrameControls };

/** The field and the position of each sample file on the server. */
const samples: Readonly<Record<SampleName, readonly [field: string, index: number]>> = {
  identityFront: ['front_document', 0],
  identityBack: ['back_document', 0],
  selfie: ['selfie', 0],
  transferProof: ['file', 0],
  incomeProof1: ['proof_incomes', 0],
  incomeProof2: ['proof_incomes', 1],
  taxCertificate: ['rfc', 0],
  leaseAgreement: ['property_lease_agreement', 0],
  accountStatement: ['account_statement', 0],
};

type Role = Parameters<typeof findByName>[1];

/** The user of the list of screens who uses the app in a frame. All that they do stops with the signal. */
export class FrameUser implements ScreenUser {
  readonly #frame: () => HTMLIFrameElement | null;
  readonly #signal: AbortSignal;

  constructor(frame: () => HTMLIFrameElement | null, signal: AbortSignal) {
    this.#frame = frame;
    this.#signal = signal;
  }

  async presses(name: string | RegExp): Promise<void> {
    (await this.#button(name)).click();
  }

  async pressesText(text: string): Promise<void> {
    (await this.#until((page) => findByText(page, text))).click();
  }

  async followsLink(name: string | RegExp): Promise<void> {
    (await this.#named('link', name)).click();
  }

  async fillsIn(label: string, text: string): Promise<void> {
    typeText(await this.#control(label), text);
    await nextFrame();
  }

  async fillsInFields(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.fillsIn(label, text);
      await this.leaves(label);
    }
  }

  async pressesEnterIn(label: string): Promise<void> {
    const field = await this.#control(label);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    field.form?.requestSubmit();
  }

  async leaves(label: string): Promise<void> {
    blur(await this.#control(label));
  }

  async checks(name: string | RegExp): Promise<void> {
    const option = (await this.#named('option', name)) as HTMLInputElement;
    if (!option.checked) option.click();
  }

  async typesCode(code: string): Promise<void> {
    const field = await this.#until((page) =>
      page.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]'),
    );
    // Digit by digit: a code that is filled in at once is submitted by itself.
    for (let end = 1; end <= code.length; end += 1) {
      typeText(field, code.slice(0, end));
      await nextFrame();
    }
  }

  async uploads(label: string, ...names: SampleName[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      await this.picks(label, name);
      const group = await this.#named('group', label);
      await this.#until(() => (group.innerText.match(/Listo/g)?.length ?? 0) > at);
    }
  }

  async picks(label: string, picked: FileToPick): Promise<void> {
    const group = await this.#named('group', label);
    const input = await this.#until(() => findByName(group, 'file', /(Elegir|Agregar|Usar la cámara)/));
    setFiles(input as HTMLInputElement, await fileOf(picked));
  }

  async waitsFor(text: string): Promise<void> {
    await this.#until((page) => findByText(page, text));
  }

  async waitsForElement(selector: string): Promise<void> {
    await this.#until((page) => page.querySelector(selector));
  }

  async waitsForCamera(): Promise<void> {
    await this.#button('Tomar foto');
  }

  async waitsUntilStored(text: string): Promise<void> {
    await this.#until(() => JSON.stringify({ ...sessionStorage }).includes(text));
  }

  async losesConnection(): Promise<void> {
    await this.waitsForElement(LOADED);
    (await this.#controls()).loseConnection();
  }

  async losesCamera(failure: CameraFailure): Promise<void> {
    breakCamera(await this.#until(() => this.#app()), failure);
  }

  async losesScripts(): Promise<void> {
    forbidScripts(await this.#until((page) => page));
  }

  async letsTimePass(ms: number): Promise<void> {
    (await this.#controls()).letTimePass(ms);
  }

  async reloads(): Promise<void> {
    const before = this.#app()?.document;
    (await this.#controls()).reload();
    await this.#until((page) => page !== before && page.querySelector('h1'));
  }

  #app = () => (this.#frame()?.contentWindow ?? null) as AppWindow | null;

  #until<Found>(find: (page: Document) => Found | null | undefined | false): Promise<Found> {
    return waitFor(() => {
      const page = this.#app()?.document;
      return page && find(page);
    }, this.#signal);
  }

  #named = (role: Role, name: string | RegExp) => this.#until((page) => findByName(activePart(page), role, name));

  #control = async (label: string) => (await this.#named('control', label)) as HTMLInputElement;

  #controls = () => this.#until(() => this.#app()?.stateControls);

  #button = (name: string | RegExp) =>
    this.#until((page) => {
      const found = findByName(activePart(page), 'button', name);
      return found?.matches(':disabled') ? null : found;
    });
}

/** Waits for the app's next frame, in which it has rendered what was typed. */
const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 16));

async function fileOf(picked: FileToPick): Promise<File> {
  if (typeof picked !== 'string') {
    return new File([picked.text], picked.name, {
      type: picked.name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    });
  }
  const [field, index] = samples[picked];
  const file = (await sampleFiles(field))[index];
  if (!file) throw new Error(`There is no sample file ${picked}`);
  return file;
}

function setFiles(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function breakCamera(app: AppWindow, failure: CameraFailure): void {
  app.navigator.mediaDevices.getUserMedia = () =>
    failure === 'no answer' ? new Promise(() => undefined) : Promise.reject(new app.DOMException('', failure));
}

/** Adds a policy by which the document loads no script any more. */
function forbidScripts(page: Document): void {
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  page.head.append(policy);
}
