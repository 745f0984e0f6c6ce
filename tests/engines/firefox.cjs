#!/usr/bin/env node
// Starts Firefox for Playwright and stands between the two. Debian's Firefox lacks a command that Playwright sends to every
// new context, and without which no context opens.
const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');
const { WebSocket, WebSocketServer } = require('ws');

/** Commands that this Firefox does not know. Preferences do what the tests need of them. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride', 'permissions.setPermission']);

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(`${address}/session`);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (playwright) => connect(playwright, new WebSocket(address, { perMessageDeflate: false })));
}

/** Passes messages on in both directions. */
function connect(playwright, browser) {
  const waiting = [];
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message);
  });
  playwright.on('message', (data) => {
    const message = withoutPitfalls(data.toString());
    const { id, method } = JSON.parse(message);
    if (UNKNOWN.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else waiting.push(message);
  });
  browser.on('message', (data) => playwright.send(withDownloadId(data.toString())));
  for (const [one, other] of [
    [browser, playwright],
    [playwright, browser],
  ]) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
}

/** Gives a download that belongs to no request its address as a name; Playwright ignores one without a name. */
function withDownloadId(message) {
  if (!message.includes('"browsingContext.download')) return message;
  const event = JSON.parse(message);
  if (event.params) event.params.navigation ??= event.params.url;
  return JSON.stringify(event);
}

/**
 * Replaces parts of Playwright's script in pages that Firefox does not bear. The assignments by which it fills a control
 * reach the property by which React tracks the value there, and React then ignores the event that follows. And Firefox's
 * process of the page crashes when a property with the elements of an ARIA attribute was read by that script and is read
 * in the page itself, by axe for example.
 */
function withoutPitfalls(message) {
  const write = (value) =>
    `Object.getOwnPropertyDescriptor(inputElement.constructor.prototype, 'value').set.call(inputElement, ${value});`;
  return message
    .replaceAll('inputElement.value = value;', write('value'))
    .replaceAll('inputElement.value += text;', write('text'))
    .replaceAll('element.ariaLabelledByElements || ', '');
}
