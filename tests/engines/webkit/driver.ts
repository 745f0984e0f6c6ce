import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { MINI_BROWSER } from '../../runner/engines.mjs';

/** Settings of the screen: letters have fractional widths as on a phone, because rounded ones break lines elsewhere. */
const RESOURCES = fileURLToPath(new URL('screen.Xresources', import.meta.url));
/** The size of the screen and of the window, which opens larger. */
const SIZE = { width: 390, height: 844 };

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** An element of the page, as WebDriver names it. */
export type ElementRef = { readonly [ELEMENT]: string };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** How long a browser may take to start, ms. */
const START_MS = 8_000;

/** A process of WebDriver, with its address. */
type Driver = { readonly address: string; readonly process: ChildProcess };

/** Starts a WebDriver whose browsers open on a screen, and waits until it answers. */
async function startDriver(display: number): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of its own, with its browsers.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      TZ: 'America/Mexico_City',
      XENVIRONMENT: RESOURCES,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; attempt < 100 && !(await isReady()); attempt += 1) await pause(50);
  return { address, process: driver };
}

function stopDriver({ process: { pid } }: Driver): void {
  if (pid !== undefined) process.kill(-pid);
}

/** WebKitGTK, driven by WebDriver, on a screen of its own, which has the size of a phone. */
export class WebKitDriver {
  readonly #display: number;
  readonly #screen: ChildProcess;
  #driver: Driver;

  private constructor(display: number, screen: ChildProcess, driver: Driver) {
    this.#display = display;
    this.#screen = screen;
    this.#driver = driver;
  }

  /** Starts screen and driver; `display` is a number that no other screen of this machine has. */
  static async start(display: number): Promise<WebKitDriver> {
    const { width, height } = SIZE;
    const screenOptions = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
    const screen = spawn('Xvfb', [`:${display}`, ...screenOptions], { stdio: 'ignore' });
    return new WebKitDriver(display, screen, await startDriver(display));
  }

  /**
   * Opens a browser without history, storage and cookies. About one browser of a hundred never answers its driver: then
   * both are started again, once.
   */
  async open(): Promise<WebKitSession> {
    const session = await this.#begin().catch(async () => {
      stopDriver(this.#driver);
      this.#driver = await startDriver(this.#display);
      return this.#begin();
    });
    await session.post('/window/rect', { x: 0, y: 0, ...SIZE });
    return session;
  }

  async #begin(): Promise<WebKitSession> {
    const options = {
      binary: MINI_BROWSER,
      args: ['--automation', '--full-screen', '--enable-mock-capture-devices=true', '--enable-media-stream=true'],
    };
    const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
    const sessions = `${this.#driver.address}/session`;
    const { sessionId } = await call<{ sessionId: string }>(sessions, 'POST', body, AbortSignal.timeout(START_MS));
    return new WebKitSession(`${sessions}/${sessionId}`);
  }

  stop(): void {
    stopDriver(this.#driver);
    this.#screen.kill();
  }
}

async function call<Value>(address: string, method: string, body?: unknown, signal?: AbortSignal): Promise<Value> {
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const response = await fetch(address, { method, ...sent, ...(signal && { signal }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** One browser window. */
export class WebKitSession {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  post = <Value = unknown>(path: string, body?: unknown): Promise<Value> =>
    call(`${this.#address}${path}`, 'POST', body);
  get = <Value = string>(path: string): Promise<Value> => call(`${this.#address}${path}`, 'GET');
  close = (): Promise<unknown> => call(this.#address, 'DELETE').catch(() => undefined);

  /** Runs the body of a function in the page and returns what its promise resolves with. */
  async run<Value>(body: string, ...args: unknown[]): Promise<Value> {
    const script = `const [done] = [...arguments].slice(-1);
      (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.post<{ value: Value; error?: string }>('/execute/async', { script, args });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  clicks = (element: ElementRef) => this.post(`/element/${element[ELEMENT]}/click`);
  types = (element: ElementRef, text: string) => this.post(`/element/${element[ELEMENT]}/value`, { text });
}
