import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { applyColourScheme } from './kit/applyColourScheme.ts';
import { listenForMessages, MessageToPhone, sendMessage } from './protocol.ts';

/** Page of the simulated signing provider: its button signs the contract, then a link leads back to the app. */
const button = document.getElementById('sign') as HTMLButtonElement | null;
const signed = document.getElementById('signed');
const back = document.getElementById('back');
const loan = document.querySelector<HTMLElement>('[data-loan]')?.dataset.loan;

button?.addEventListener('click', async () => {
  button.disabled = true;
  const response = await fetch(`/demo/api/loans/${loan}/sign`, { method: 'POST' }).catch(() => undefined);
  // 409: the contract was already signed, for example in another window.
  const isSigned = response?.ok === true || response?.status === 409;
  if (signed) signed.textContent = isSigned ? pageTexts.contractIsSigned : pageTexts.signingFailed;
  button.disabled = false;
  button.hidden = isSigned;
  if (back) back.hidden = !isSigned;
});

// In the phone frame this page handles the console's messages as the app does.
if (parent !== window) {
  sendMessage(parent, { kind: 'location', path: location.pathname, title: document.title, busy: false });
  listenForMessages(
    MessageToPhone,
    () => parent,
    (message) => {
      if (message.kind === 'open') location.assign(message.path);
      else if (message.kind === 'theme') applyColourScheme(message.scheme);
      else if (message.kind === 'fill') {
        (back?.hidden === false ? back : button)?.click();
        sendMessage(parent, { kind: 'done', line: phoneTexts.filledInAndSubmitted });
      }
    },
  );
}
