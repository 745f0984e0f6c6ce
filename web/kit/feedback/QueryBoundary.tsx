import { type ReactNode, useEffect, useState } from 'react';
import { t } from '#i18n';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { useOnline } from './OfflineBanner.tsx';
import styles from './QueryBoundary.module.css';

/** What a screen asked the API for, as far as it has come. The last data stay while a new try runs or fails. */
export type QueryState<Data> = {
  readonly data: Data | undefined;
  readonly waiting: boolean;
  readonly failure?: {
    readonly text: string;
    readonly detail?: string;
    /** Not there, or not hers: the two are never told apart (contract §2). */
    readonly deadEnd?: 'missing' | 'forbidden';
  };
  /** When the data came, in ms by the device's clock. */
  readonly cameAt: number | undefined;
  readonly retry: () => void;
};

interface AskedProps<Data> {
  answer: QueryState<Data>;
  /** In the real layout, so that nothing jumps when the data come. */
  skeleton: ReactNode;
  /** What could not be loaded, in a sentence; the reason follows it. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** A block of a screen that lives on an answer: skeleton, data, or what happened and "Reintentar" (ux §1.2). */
export function QueryBoundary<Data>({ answer, skeleton, failure, children }: AskedProps<Data>) {
  const { data, failure: failed, cameAt = Date.now(), retry, waiting } = answer;
  const online = useOnline();
  if (data === undefined && failed && !waiting) {
    return <Failure text={failure} detail={<Reason {...failed} />} onRetry={retry} />;
  }
  if (data === undefined) return <Loading onRetry={retry}>{skeleton}</Loading>;
  return (
    <>
      {failed && (
        <Failure text={<Age since={cameAt} />} detail={<Reason {...failed} />} onRetry={retry} busy={waiting} />
      )}
      {!failed && !online && (
        <p className={styles.age}>
          <Age since={cameAt} />
        </p>
      )}
      {children(data)}
    </>
  );
}

const MINUTE_MS = 60_000;

/** How old what is shown is, in whole minutes; goes on while it stands there. */
function Age({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(ticking);
  }, []);
  return t('Updated {minutes} min ago', { minutes: Math.max(0, Math.floor((now - since) / MINUTE_MS)) });
}

/** Why something could not be had, and where it is our fault, what to do and the number to tell (ux §1.2). */
export const Reason = ({ text, detail }: { text: string; detail?: string }) =>
  detail === undefined ? text : `${text} ${detail}`;
