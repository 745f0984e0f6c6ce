import { t } from './words.ts';

/** The pretended signing provider's page: its one button signs the contract. */
const button = document.getElementById('sign') as HTMLButtonElement | null;
const signed = document.getElementById('signed');
const loan = document.querySelector<HTMLElement>('[data-loan]')?.dataset.loan;

button?.addEventListener('click', async () => {
  button.disabled = true;
  const answer = await fetch(`/demo/api/loans/${loan}/sign`, { method: 'POST' }).catch(() => undefined);
  // 409: it was signed in another window.
  const isSigned = answer?.ok === true || answer?.status === 409;
  if (signed) signed.textContent = isSigned ? t('Contract is signed') : t('Signing failed');
  if (isSigned) button.remove();
  else button.disabled = false;
});
