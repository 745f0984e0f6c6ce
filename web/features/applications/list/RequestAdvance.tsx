import lock from '@phosphor-icons/core/assets/bold/lock-simple-bold.svg';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { reachServer } from '#connection';
import type { Day } from '#domain/calendar';
import { type Profile, profilePartToDo } from '#domain/profile';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as commonTexts from '#i18n/es-MX/common';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { shortDay } from '#i18n/format';
import { Failure } from '#kit/feedback/Failure.tsx';
import { useOnline } from '#kit/feedback/OfflineBanner.tsx';
import { type QueryState, Reason } from '#kit/feedback/QueryBoundary.tsx';
import { reveal } from '#kit/layout/reveal.ts';
import { Button } from '#kit/navigation/Button.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { EarlyRequestDialog } from './EarlyRequestDialog.tsx';
import { IncompleteProfileDialog } from './IncompleteProfileDialog.tsx';
import styles from './RequestAdvance.module.css';

type RequestAdvanceProps = {
  /** Query of the screen. A query of this component would repeat a failed request when it mounts. */
  profile: QueryState<Profile>;
  icon?: string | undefined;
  /** Secondary where it is not the main action of the page. */
  kind?: 'primary' | 'secondary';
  /** The day from which a new request makes sense after a rejection by the credit bureau. */
  retryFrom?: Day | undefined;
  children: ReactNode;
};

/**
 * Button that starts an application. With an incomplete profile it looks locked, says so, and opens a dialog. Waits for the profile when
 * it has not loaded, and requests it again when it has failed. After a rejection by the credit bureau it says from which
 * day a new request makes sense, and asks once before an earlier one: the API decides.
 */
export function RequestAdvance({ profile: query, icon, kind = 'primary', retryFrom, children }: RequestAdvanceProps) {
  const { data: profile, failure } = query;
  const { request, goOn, isPending, notice, close } = useRequest(query, retryFrom !== undefined);
  const online = useOnline();
  const isLocked = profile !== undefined && profilePartToDo(profile) !== null;
  usePrefetchedPage(kind === 'primary' && profile && !isLocked ? paths.leaseContract : undefined);
  return (
    <div className={styles.request}>
      <div className={isLocked ? styles.locked : styles.open}>
        <Button
          icon={isLocked ? lock : icon}
          kind={isLocked ? 'ghost' : kind}
          busy={isPending && commonTexts.loading}
          onClick={request}
        >
          {children}
        </Button>
      </div>
      {isLocked && <p className={styles.note}>{listTexts.onceProfileIsComplete}</p>}
      {retryFrom !== undefined && (
        <p className={styles.note}>{listTexts.retryMakesSense({ day: shortDay(retryFrom) })}</p>
      )}
      {notice === 'offline' && !online && (
        <p role="alert" className={styles.offline}>
          {listTexts.needInternetToRequest}
        </p>
      )}
      {notice === 'unknown' && profile === undefined && (
        <div ref={reveal}>
          <Failure text={menuTexts.couldNotLoadProfile} detail={failure && <Reason {...failure} />} />
        </div>
      )}
      {retryFrom !== undefined && notice === 'early' && (
        <EarlyRequestDialog day={retryFrom} onClose={close} onContinue={goOn} />
      )}
      {notice === 'incomplete' && <IncompleteProfileDialog onClose={close} />}
    </div>
  );
}

/** Returns `request`, the click handler of the button, and why it has not opened the lease form. */
function useRequest({ data: profile, waiting, retry }: QueryState<Profile>, isEarly: boolean) {
  const online = useOnline();
  const { navigate } = useThisScreen();
  // From the click until the profile has loaded.
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState<'incomplete' | 'offline' | 'unknown' | 'early'>();
  const [hasBeenAsked, setAsked] = useState(false);

  const openLease = (found: Profile) => {
    if (profilePartToDo(found) === null) navigate(paths.leaseContract);
    else setNotice('incomplete');
  };
  const settle = useEffectEvent(() => {
    setPending(false);
    if (profile === undefined) setNotice('unknown');
    else openLease(profile);
  });
  useEffect(() => {
    if (isPending && !waiting) settle();
  }, [isPending, waiting]);

  const request = async (goesOn = false) => {
    if (!online && !(await reachServer())) return setNotice('offline');
    if (isEarly && !hasBeenAsked && !goesOn) return setNotice('early');
    setAsked(true);
    setNotice(undefined);
    if (profile !== undefined) return openLease(profile);
    if (!waiting) retry();
    setPending(true);
  };
  return {
    request: () => void request(),
    goOn: () => void request(true),
    isPending,
    notice,
    close: () => setNotice(undefined),
  };
}
