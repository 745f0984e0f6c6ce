import { t } from './consoleTexts.ts';
import { applyColourScheme } from './phone-agent/applyColourScheme.ts';
import { hear, ToPhone, tell } from './protocol.ts';

/** The pretended signing provider's page: its one button signs the contract, then a link leads back to the app. */
const button = document.getElementById('sign') as HTMLButtonElement | null;
const signed = document.getElementById('signed');
const back = document.getElementById('back');
const loan = document.querySelector<HTMLElement>('[data-loan]')?.dataset.loan;

button?.addEventListener('click', async () => {
  button.disabled = true;
  const answer = await fetch(`/demo/api/loans/${loan}/sign`, { method: 'POST' }).catch(() => undefined);
  // 409: it was signed in another window.
  const isSigned = answer?.ok === true || answer?.status === 409;
  if (signed) signed.textContent = isSigned ? t('Contract is signed') : t('Signing failed');
  button.disabled = false;
  button.hidden = isSigned;
  if (back) back.hidden = !isSigned;
});

// On the phone beside the console this page obeys as the app does.
if (parent !== window) {
  tell(parent, { kind: 'at', path: location.pathname, title: document.title, busy: false });
  hear(
    ToPhone,
    () => parent,
    (message) => {
      if (message.kind === 'open') location.assign(message.path);
      else if (message.kind === 'theme') applyColourScheme(message.scheme);
      else if (message.kind === 'fill') (back?.hidden === false ? back : button)?.click();
    },
  );
}
