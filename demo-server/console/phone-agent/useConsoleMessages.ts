import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import type { Store } from '../../../web/start.tsx';
import { applyColourScheme } from '../kit/scheme/applyColourScheme.ts';
import { listenForMessages, MessageToPhone, sendMessage } from '../protocol.ts';
import { findCodeField, resendCode } from './fillScreen.ts';
import { fillStep, isFilling, stopFilling } from './fillStep.ts';
import { retryScreen } from './retryScreen.ts';
import { refetchAll } from './serverChanges.ts';
import { typeText } from './simulateInput.ts';

/** Executes the messages that the console sends to the app in its frame. */
export function useConsoleMessages(isFramed: boolean, store: Store): void {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  });

  useEffect(() => {
    if (!isFramed) return;
    const handleMessage = (message: MessageToPhone) => {
      switch (message.kind) {
        case 'open':
          return void latestNavigate.current(message.path);
        case 'code':
          return typeCode(message.code);
        case 'fill':
          return void fillStep(message, store);
        case 'stop':
          return stopFilling();
        case 'resend':
          return resendCode() ? undefined : reply(false, phoneTexts.cannotResendYet);
        case 'retry':
          // What is being filled in is sent anyway.
          return isFilling() ? undefined : retryScreen();
        case 'refetch':
          return void refetchAll(store);
        case 'theme':
          return applyColourScheme(message.scheme);
      }
    };
    return listenForMessages(MessageToPhone, () => parent, handleMessage);
  }, [isFramed, store]);
}

/** Reports the result of a message to the console. */
const reply = (isDone: boolean, line: string): void => sendMessage(parent, { kind: isDone ? 'done' : 'cannot', line });

function typeCode(code: string): void {
  const control = findCodeField(document);
  if (control) typeText(control, code);
  reply(control !== null, control ? phoneTexts.codeTyped({ code }) : phoneTexts.noCodeField);
}
