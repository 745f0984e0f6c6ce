import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '#domain/profile';
import { t } from '#i18n';
import { Failure } from '#kit/feedback/Failure.tsx';
import { useOnline } from '#kit/feedback/OfflineBanner.tsx';
import { type QueryState, Reason } from '#kit/feedback/QueryBoundary.tsx';
import { reveal } from '#kit/layout/reveal.ts';
import { Button } from '#kit/navigation/Button.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { IncompleteProfileDialog } from './IncompleteProfileDialog.tsx';
import styles from './RequestAdvance.module.css';

interface RequestAdvanceProps {
  /** Asked for by the screen: one that failed is not asked for again because this comes into sight. */
  profile: QueryState<Profile>;
  icon?: string | undefined;
  /** Secondary where it is not what the page is for. */
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/**
 * The way to a new application: only a complete profile goes in, an incomplete one is told so (spec §2). What is not
 * known yet is asked for and waited for, never guessed (ux S10).
 */
export function RequestAdvance({ profile: answer, icon, kind = 'primary', children }: RequestAdvanceProps) {
  const { data: profile, failure, waiting, retry } = answer;
  const online = useOnline();
  const { navigate } = useThisScreen();
  // From the press until the profile is known.
  const [isWanted, setWanted] = useState(false);
  const [told, setTold] = useState<'incomplete' | 'offline' | 'unknown'>();

  const goOn = (found: Profile) => {
    if (found.is_completed) navigate(paths.leaseContract);
    else setTold('incomplete');
  };
  const settle = useEffectEvent(() => {
    setWanted(false);
    if (profile === undefined) setTold('unknown');
    else goOn(profile);
  });
  useEffect(() => {
    if (isWanted && !waiting) settle();
  }, [isWanted, waiting]);

  const press = () => {
    if (!online) return setTold('offline');
    setTold(undefined);
    if (profile !== undefined) return goOn(profile);
    if (!waiting) retry();
    setWanted(true);
  };

  return (
    <div className={styles.request}>
      <Button icon={icon} kind={kind} busy={isWanted && t('Loading…')} onClick={press}>
        {children}
      </Button>
      {told === 'offline' && !online && (
        <p role="alert" className={styles.offline}>
          {t('You need internet to request an Adelantto.')}
        </p>
      )}
      {told === 'unknown' && profile === undefined && (
        <div ref={reveal}>
          <Failure text={t('We could not load your profile.')} detail={failure && <Reason {...failure} />} />
        </div>
      )}
      <IncompleteProfileDialog open={told === 'incomplete'} onClose={() => setTold(undefined)} />
    </div>
  );
}
