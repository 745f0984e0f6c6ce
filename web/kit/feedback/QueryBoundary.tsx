import { type ReactNode, useEffect, useState } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { RetryButton } from '../navigation/RetryButton.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { useCurrentFailure, useOnline } from './OfflineBanner.tsx';
import styles from './QueryBoundary.module.css';

/** State of a request for a screen. The last data are kept while a new request runs or fails. */
export type QueryState<Data> = {
  readonly data: Data | undefined;
  readonly waiting: boolean;
  readonly failure?: {
    readonly text: string;
    readonly detail?: string;
    /**
     * Why the record cannot be shown at all. One that belongs to somebody else is `missing` too: the API returns 404.
     */
    readonly unavailable?: 'missing' | 'forbidden';
  };
  /** Time at which the data arrived, in ms by the device's clock. */
  readonly fetchedAt: number | undefined;
  readonly retry: () => void;
};

/** Whether neither data nor a failure have arrived. */
export const isLoading = ({ data, failure }: QueryState<unknown>): boolean =>
  data === undefined && failure === undefined;

type QueryBoundaryProps<Data> = {
  query: QueryState<Data>;
  /** Skeleton with the real layout, so that nothing shifts when the data arrive. */
  skeleton: ReactNode;
  /** Sentence that says what could not be loaded. The reason is appended. */
  failureText: string;
  children: (data: Data) => ReactNode;
};

/** Renders a skeleton while a request runs, then its data, or the error with "Reintentar". */
export function QueryBoundary<Data>({ query, skeleton, failureText, children }: QueryBoundaryProps<Data>) {
  const { data, failure, fetchedAt = Date.now(), retry, waiting } = query;
  const online = useOnline();
  const reason = useReason(failure);
  if (data === undefined && failure && !waiting) return <QueryFailure query={query} text={failureText} />;
  if (data === undefined) return <Loading onRetry={retry}>{skeleton}</Loading>;
  return (
    <>
      {failure ? (
        <div className={styles.old} role="alert">
          <p>
            <Age since={fetchedAt} />. {reason}
          </p>
          <RetryButton busy={waiting} onClick={retry} />
        </div>
      ) : (
        !online && (
          <p className={styles.age}>
            <Age since={fetchedAt} />
          </p>
        )
      )}
      {children(data)}
    </>
  );
}

/** Failure of a query, on a screen that renders also without its data. Renders nothing once there are data. */
export function QueryFailure({ query, text }: { query: QueryState<unknown>; text: string }) {
  const reason = useReason(query.failure);
  if (query.data !== undefined || !query.failure) return null;
  return <Failure text={text} detail={reason} onRetry={query.retry} busy={query.waiting} />;
}

const MINUTE_MS = 60_000;

/** Age of the visible data in whole minutes, kept up to date. */
function Age({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return displayTexts.updatedMinutesAgo({ minutes: Math.max(0, Math.floor((now - since) / MINUTE_MS)) });
}

type Failed = NonNullable<QueryState<unknown>['failure']>;

/** Returns the reason of a failure. None without a connection: the banner at the top of the page says so. */
function useReason(failure: Failed | undefined): ReactNode {
  const text = useCurrentFailure(failure?.text);
  return text === undefined || text === commonTexts.offlineInputKept ? undefined : <Reason {...failure} text={text} />;
}

/** Reason of a failed request; for a server error followed by what to do and the number of the incident. */
export const Reason = ({ text, detail }: { text: string; detail?: string | undefined }) =>
  detail === undefined ? text : `${text} ${detail}`;
