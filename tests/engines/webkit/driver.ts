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

/** A WebDriver of WebKitGTK on a screen of its own, which has the size of a phone. */
export class WebKitDriver {
  readonly #address: string;
  readonly #processes: readonly ChildProcess[];

  private constructor(address: string, processes: readonly ChildProcess[]) {
    this.#address = address;
    this.#processes = processes;
  }

  /** Starts screen and driver; `display` is a number that no other screen of this machine has. */
  static async start(display: number): Promise<WebKitDriver> {
    const { width, height } = SIZE;
    const screenOptions = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
    const screen = spawn('Xvfb', [`:${display}`, ...screenOptions], { stdio: 'ignore' });
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
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
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (
        await fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await pause(50);
    }
    return new WebKitDriver(address, [driver, screen]);
  }

  /** Opens a browser without history, storage and cookies. */
  async open(): Promise<WebKitSession> {
    const options = {
      binary: MINI_BROWSER,
      args: ['--automation', '--full-screen', '--enable-mock-capture-devices=true', '--enable-media-stream=true'],
    };
    const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
    const { sessionId } = await call<{ sessionId: string }>(`${this.#address}/session`, 'POST', body);
    const session = new WebKitSession(`${this.#address}/session/${sessionId}`);
    await session.post('/window/rect', { x: 0, y: 0, ...SIZE });
    return session;
  }

  stop(): void {
    for (const child of this.#processes) child.kill();
  }
}

async function call<Value>(address: string, method: string, body?: unknown): Promise<Value> {
  const response = await fetch(address, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) });
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
