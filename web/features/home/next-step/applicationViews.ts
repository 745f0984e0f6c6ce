import { generatePath } from 'react-router-dom';
import { applicationNumber } from '#domain/application';
import { withoutFullStop } from '#domain/reason';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { dayAndTime, money, shortDay } from '#i18n/format';
import { paths } from '#paths';
import { stepPath } from '../../applications/redirects.ts';
import { type Action, looks, receives, type Views } from './views.ts';

/** The steps of applications. */
export const applicationViews: Pick<
  Views,
  'application to continue' | 'application in validation' | 'bureau refusal' | 'application rejected'
> = {
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
  'application in validation': ({ applicationId, received, promisedBy }, now) => ({
    look: looks.waiting,
    title: stepTexts.validatingApplication,
    headline:
      promisedBy && promisedBy >= now
        ? stepTexts.answerBy({ when: dayAndTime(promisedBy) })
        : promisedBy && stepTexts.takesLonger,
    text: received === undefined ? stepTexts.nothingToDo : stepTexts.nothingToDoIfApproved({ amount: money(received) }),
    link: processOfApplication(applicationId),
  }),
  'bureau refusal': ({ applicationId, retryFrom }) => ({
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
