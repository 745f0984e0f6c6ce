import { generatePath } from 'react-router-dom';
import { numbered } from '#domain/installment';
import { type Process, processSteps } from '#domain/process/processSteps';
import type { ProcessStep } from '#domain/process/step';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as processTexts from '#i18n/es-MX/process';
import * as screenTexts from '#i18n/es-MX/screens';
import { TextLink } from '#kit/navigation/Links.tsx';
import { Timeline } from '#kit/progress/Timeline.tsx';
import { paths } from '#paths';
import { stepPath } from '../applications/redirects.ts';
import { stepNote, stepTime, stepTitle } from './stepTexts.ts';

/** The steps of an application and its loan: what happened, what happens now and what comes next. */
export function ProcessTimeline({ process, now }: { process: Process; now: Date }) {
  return (
    <Timeline
      layout="boxed"
      items={processSteps(process, now).map((step) => ({
        title: stepTitle(step),
        text: <WhoAndWhen step={step} />,
        note: stepNote(step) ?? ownerLink(step, process),
        state: step.state,
      }))}
    />
  );
}

function WhoAndWhen({ step }: { step: ProcessStep }) {
  const time = stepTime(step);
  return (
    <>
      <strong>{step.who === 'owner' ? processTexts.you : screenTexts.adelantto}</strong>
      {time !== undefined && ` · ${time}`}
    </>
  );
}

/** Returns the link to what the owner does now; undefined for nothing that this app can open. */
function ownerLink({ kind, state, month }: ProcessStep, { application, loan }: Process) {
  if (state !== 'current') return undefined;
  if (kind === 'send_application' && application) {
    const next = application.next_step;
    if (next === null || next === 'unknown') return undefined;
    return <TextLink to={stepPath(application.id, next)}>{nextStepTexts.continueApplicationButton}</TextLink>;
  }
  if (loan === undefined) return undefined;
  const { id } = loan;
  if (kind === 'upload_statement') {
    return <TextLink to={generatePath(paths.loanSuccess, { id })}>{processTexts.uploadIt}</TextLink>;
  }
  if (kind !== 'pay' && kind !== 'send_proof') return undefined;
  const installment = numbered(loan.installments ?? []).find(({ number }) => number === month);
  if (installment === undefined || month === undefined) {
    return <TextLink to={generatePath(paths.loan, { id })}>{processTexts.seePayments}</TextLink>;
  }
  const to = generatePath(paths.installment, { id, installmentId: installment.id });
  const text = kind === 'pay' ? nextStepTexts.payMonthButton({ month }) : nextStepTexts.uploadAnotherProof;
  return <TextLink to={to}>{text}</TextLink>;
}
