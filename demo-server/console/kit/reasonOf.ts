import { is, string, type } from 'superstruct';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { OperatorError } from './OperatorError.ts';

/** The errors of the console's own calls; those that its libraries make have a message too, an English one. */
const CallError = type({ message: string(), fields: type({}) });

/** Returns the Spanish reason of a failed call or step; the messages of other errors are English, for developers. */
export function reasonOf(error: unknown): string {
  if (error instanceof OperatorError || is(error, CallError)) return error.message;
  return consoleTexts.didNotWork({ reason: consoleTexts.tryAgain });
}
