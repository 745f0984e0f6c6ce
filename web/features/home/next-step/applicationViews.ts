import { generatePath } from 'react-router-dom';
import { applicationNumber } from '#domain/application';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { amountText } from '#i18n/figures';
import { shortDay } from '#i18n/format';
import { promisedText } from '#i18n/promiseText';
import { paths } from '#paths';
import { stepPath } from '../../applications/redirects.ts';
import { type Action, looks, receives, type Views } from './views.ts';

/** The steps of applications. */
export const applicationViews: Omit<Views, 'request'> = {
  'application to continue': ({ applicationId, step, received }) => ({
    look: looks.toDo,
    title: stepTexts.continueApplication({ number: applicationNumber(applicationId) }),
    headline: receives(received),
    text: applicationStepText[step],
    action:
      step === 'unknown'
        ? undefined
        : { label: stepTexts.continueApplicationButton, to: stepPath(applicationId, step) },
  }),
  'application in validation': ({ applicationId, received, promise }) => ({
    look: looks.waiting,
    title: stepTexts.validatingApplication,
    headline: promisedText(promise, stepTexts.weWillAnswer),
    text:
      received === undefined
        ? stepTexts.nothingToDo
        : stepTexts.nothingToDoIfApproved({ amount: amountText(received) }),
    link: processOfApplication(applicationId),
  }),
  'bureau rejection': ({ applicationId, retryFrom }) => ({
    look: looks.no,
    title: stepTexts.cannotGoOnNow,
    headline: stepTexts.retryFrom({ day: shortDay(retryFrom) }),
    text: stepTexts.scoreTooLow,
    link: processOfApplication(applicationId),
  }),
  'application rejected': ({ applicationId, reason }) => ({
    look: looks.no,
    title: stepTexts.applicationRejected({ number: applicationNumber(applicationId) }),
    text:
      reason === undefined
        ? stepTexts.rejectedSendAnother
        : stepTexts.rejectedBecause({ reason: withoutFullStop(reason) }),
    requests: true,
    link: processOfApplication(applicationId),
  }),
};

const applicationStepText = {
  pre_offer: stepTexts.chooseTerm,
  property_details: stepTexts.addProperty,
  bureau_policy: stepTexts.authoriseBureau,
  unknown: stepTexts.reloadToContinue,
} as const;

const processOfApplication = (id: string): Action => ({
  label: commonTexts.seeProcess,
  to: generatePath(paths.applicationProcess, { id }),
});
