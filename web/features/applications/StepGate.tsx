import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useFirstValue } from '#api/useFirstValue';
import type { Application } from '#domain/application';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { paths } from '#paths';
import { useApplication } from '../records/applicationsSlice.ts';
import { type ApplicationPage, redirectFrom, type StepRedirect } from './redirects.ts';

type StepGateProps = {
  page: ApplicationPage;
  /** Opens the screen without a check, because the previous screen has navigated here with a result. */
  isOpen?: boolean;
  children: (query: QueryState<Application>, id: string) => ReactNode;
};

/** Wraps each screen of an application. Redirects when its application is at another step. */
export function StepGate(props: StepGateProps) {
  const { id = '' } = useParams();
  return <Gate key={id} id={id} {...props} />;
}

function Gate({ id, page, isOpen = false, children }: StepGateProps & { id: string }) {
  const query = useApplication(id);
  const redirect = useRedirectOnce(page, query);
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  if (redirect !== null && !isOpen) return <AnnouncedRedirect {...redirect} />;
  return children(query, id);
}

/**
 * Decides once, when the application has loaded, whether to redirect: a save changes the next step and must not close
 * the form.
 */
function useRedirectOnce(
  page: ApplicationPage,
  { data, waiting, failure }: QueryState<Application>,
): StepRedirect | null {
  // Cached data that are being refetched, or whose refetch failed, may be older than the step that led here.
  const isCurrent = data !== undefined && !waiting && failure === undefined;
  return useFirstValue(isCurrent ? (redirectFrom(page, data) ?? null) : undefined) ?? null;
}

const AnnouncedRedirect = ({ path, announcement }: StepRedirect) => <Redirect to={path} announcement={announcement} />;
