import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Day, dayInMexico, startOfDay } from '#domain/calendar';
import { dayAndTime, hour, shortDay } from '#i18n/format';
import { useGetOwnerFileQuery } from '../case-file/ownerFileSlice.ts';
import { unpaidDays } from '../case-file/unpaidDays.ts';
import { selectViewedId } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction, useReport } from '../kit/useAction.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import styles from './ClockPanel.module.css';
import { useGetAutopilotQuery, useGetClockQuery, useMoveClockMutation, useSetAutopilotMutation } from './clockSlice.ts';

/** The jumps ahead (ux O7). */
const jumps = [
  [t('+1 min'), 'PT1M'],
  [t('+3 min'), 'PT3M'],
  [t('+1 business day'), { business_hours: 24 }],
  [t('+3 business days'), { business_hours: 72 }],
  [t('+72 h'), 'PT72H'],
  [t('+1 month'), 'P1M'],
] as const;

const TICK_MS = 1000;

/** The demo's clock: what it shows, the jumps ahead, the autopilot (ux O7). */
export function ClockPanel() {
  const { data: clock } = useGetClockQuery();
  const { data: autopilot } = useGetAutopilotQuery();
  const { isViewer } = useIsViewer();
  const [move] = useMoveClockMutation();
  const [pilot] = useSetAutopilotMutation();
  const act = useAction();
  const say = useReport();
  const nextDue = useNextDue();
  const goToNextDue = async () => {
    if (nextDue === undefined) return say(t('No payment will fall due.'));
    await move({ now: startOfDay(nextDue).toISOString() }).unwrap();
  };
  return (
    <Panel
      id="time"
      title={t('Clock')}
      icon={clockFill}
      aside={nextDue === undefined ? t('Mexico City') : t('Next: due on {day}', { day: shortDay(nextDue) })}
    >
      <Now />
      <div className={styles.jumps}>
        {jumps.map(([words, advance]) => (
          <ActionButton key={words} disabled={isViewer} onPress={() => move({ advance }).unwrap()}>
            {words}
          </ActionButton>
        ))}
        <ActionButton disabled={isViewer} onPress={goToNextDue}>
          {t('Next due date')}
        </ActionButton>
      </div>
      <Switch
        label={t('Autopilot: approvals come when their promised time passes')}
        checked={autopilot?.on ?? false}
        disabled={isViewer}
        onChange={(on) => act(() => pilot(on).unwrap())}
      />
      <Switch
        label={t('Stop the clock')}
        checked={clock?.frozen ?? false}
        disabled={isViewer}
        onChange={(frozen) => act(() => move({ frozen }).unwrap())}
      />
    </Panel>
  );
}

/** The demo's time in Mexico City, counting on between two readings. */
function Now() {
  const { data: clock } = useGetClockQuery();
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  if (!clock) return null;
  const passed = clock.frozen ? 0 : Date.now() - clock.read;
  const now = new Date(Date.parse(clock.now) + passed);
  const [weekday = ''] = dayAndTime(now).split(' ');
  return (
    <p className={styles.now}>
      <span className={styles.day}>{shortDay(dayInMexico(now))}</span>
      <span className={styles.hour}>{`${weekday} ${hour(now)}`}</span>
    </p>
  );
}

/** The next day on which whoever's file is open has to pay. */
function useNextDue(): Day | undefined {
  const ownerId = useSelector(selectViewedId);
  const { currentData: file } = useGetOwnerFileQuery(ownerId ?? '', { skip: ownerId === null });
  const { data: clock } = useGetClockQuery();
  if (!file || !clock) return undefined;
  const today = dayInMexico(new Date(clock.now));
  return unpaidDays(file).find((due) => due > today);
}
