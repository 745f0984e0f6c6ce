import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/application';
import { label } from '#i18n';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { paths } from '#paths';
import { useApplication } from './applicationsSlice.ts';
import { type Place, redirectFrom, type StepRedirect } from './redirects.ts';

interface StepGateProps {
  place: Place;
  /** Her own last action led here: there is nothing to judge. */
  isOpen?: boolean;
  children: (answer: QueryState<Application>, id: string) => ReactNode;
}

/** Stands before each screen of an application: leads on who is too early or too late for it (ux "Wrong step by URL"). */
export function StepGate(props: StepGateProps) {
  const { id = '' } = useParams();
  return <Gate key={id} id={id} {...props} />;
}

function Gate({ id, place, isOpen = false, children }: StepGateProps & { id: string }) {
  const answer = useApplication(id);
  const elsewhere = useElsewhere(place, answer);
  if (answer.failure?.unavailable) return <UnavailablePage reason={answer.failure.unavailable} home={paths.home} />;
  if (elsewhere !== null && !isOpen) return <LedOn {...elsewhere} />;
  return children(answer, id);
}

/** Judged once, when the screen opens: what it sends changes the next step, and must not throw her out of her own form. */
function useElsewhere(place: Place, { data, waiting, failure }: QueryState<Application>): StepRedirect | null {
  const [judged, setJudged] = useState<StepRedirect | null>();
  // Data that are being read again, or could not be, may be older than the step that led here.
  const isSure = data !== undefined && !waiting && failure === undefined;
  if (judged === undefined && isSure) setJudged(redirectFrom(place, data) ?? null);
  return judged ?? null;
}

const LedOn = ({ path, told }: StepRedirect) => <Redirect to={path} announcement={told && label(told)} />;
