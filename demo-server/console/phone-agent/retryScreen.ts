import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';

/** Errors of a form that was not sent because a call failed: the same values may be sent again. */
const errorsOfCalls: readonly string[] = [
  commonTexts.offlineInputKept,
  failureTexts.couldNotConnect,
  failureTexts.connectionTooSlow,
  failureTexts.informationChanged,
  apiErrors['Something went wrong'],
];

/**
 * Tries again what has failed on the screen: presses each visible "Reintentar", and the button of a form that a failed
 * call has kept from being sent. What is typed stays.
 */
export function retryScreen(): void {
  pressRetries(document);
  const forms = [...document.querySelectorAll('form')].filter(hasFailedCall);
  for (const form of forms) form.querySelector<HTMLElement>('[type="submit"]:not(:disabled)')?.click();
}

/** Presses each visible "Reintentar". */
export function pressRetries(root: ParentNode): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('button, a')].filter(isRetry);
  for (const button of buttons) if (button.checkVisibility()) button.click();
}

const isRetry = ({ textContent, ariaLabel }: HTMLElement): boolean =>
  textContent.trim().startsWith(commonTexts.retry) || (ariaLabel?.endsWith(commonTexts.retry) ?? false);

const hasFailedCall = (form: HTMLFormElement): boolean => {
  const alert = form.querySelector('[role="alert"]')?.textContent ?? '';
  return errorsOfCalls.some((text) => alert.includes(text));
};
