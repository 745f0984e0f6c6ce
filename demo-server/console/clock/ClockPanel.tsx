import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { useSelector } from 'react-redux';
import { type Day, dayInMexico, startOfDay } from '#domain/calendar';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { dayAndTime, hour, shortDay } from '#i18n/format';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { unpaidDueDates } from '../case-file/dueDates.ts';
import { selectViewedId } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import styles from './ClockPanel.module.css';
import { useGetAutopilotQuery, useGetClockQuery, useMoveClockMutation, useSetAutopilotMutation } from './clockSlice.ts';
import { demoTimeAt } from './demoTime.ts';
import { useDemoTime } from './useDemoTime.ts';

/** Labels and distances of the buttons that move the clock forward. */
const jumps = [
  [consoleTexts.plusOneMinute, 'PT1M'],
  [consoleTexts.plusThreeMinutes, 'PT3M'],
  [consoleTexts.plusOneBusinessDay, { business_hours: 24 }],
  [consoleTexts.plusThreeBusinessDays, { business_hours: 72 }],
  [consoleTexts.plus72Hours, 'PT72H'],
  [consoleTexts.plusOneMonth, 'P1M'],
] as const;

/** Section with the demo's clock, the buttons that move it, and the autopilot. */
export function ClockPanel() {
  const { data: clock } = useGetClockQuery();
  const { data: autopilot } = useGetAutopilotQuery();
  const isViewer = useIsViewer();
  const [moveClock] = useMoveClockMutation();
  const [setAutopilot] = useSetAutopilotMutation();
  const act = useAction();
  const nextDue = useNextDue();
  return (
    <Panel
      id="clock"
      title={consoleTexts.clock}
      icon={clockFill}
      aside={nextDue === undefined ? consoleTexts.mexicoCity : consoleTexts.nextDue({ day: shortDay(nextDue) })}
    >
      <CurrentTime />
      <JumpButtons nextDue={nextDue} />
      <Switch
        label={consoleTexts.autopilot}
        checked={autopilot?.on ?? false}
        disabled={isViewer}
        onChange={(on) => act(() => setAutopilot(on).unwrap())}
      />
      <Switch
        label={consoleTexts.stopClock}
        checked={clock?.frozen ?? false}
        disabled={isViewer}
        onChange={(frozen) => act(() => moveClock({ frozen }).unwrap())}
      />
    </Panel>
  );
}

/** Buttons that move the clock forward. */
function JumpButtons({ nextDue }: { nextDue: Day | undefined }) {
  const isViewer = useIsViewer();
  const [moveClock] = useMoveClockMutation();
  const showNotice = useShowNotice();
  const goToNextDue = async () => {
    if (nextDue === undefined) return showNotice(consoleTexts.noUpcomingPayments);
    await moveClock({ now: startOfDay(nextDue).toISOString() }).unwrap();
  };
  return (
    <div className={styles.jumps}>
      {jumps.map(([label, advance]) => (
        <ActionButton key={label} disabled={isViewer} onPress={() => moveClock({ advance }).unwrap()}>
          {label}
        </ActionButton>
      ))}
      <ActionButton disabled={isViewer} onPress={goToNextDue}>
        {consoleTexts.nextDueDate}
      </ActionButton>
    </div>
  );
}

/** The demo's time in Mexico City, in large letters. */
function CurrentTime() {
  const now = useDemoTime();
  if (!now) return null;
  const [weekday = ''] = dayAndTime(now).split(' ');
  return (
    <p className={styles.now}>
      <span className={styles.day}>{shortDay(dayInMexico(now))}</span>
      <span className={styles.hour}>{`${weekday} ${hour(now)}`}</span>
    </p>
  );
}

/** Returns the next due date of the owner whose file is open. */
function useNextDue(): Day | undefined {
  const ownerId = useSelector(selectViewedId);
  const { currentData: file } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  const { data: clock } = useGetClockQuery();
  if (!file || !clock) return undefined;
  const today = dayInMexico(new Date(demoTimeAt(clock, performance.now())));
  return unpaidDueDates(file).find((due) => due > today);
}
