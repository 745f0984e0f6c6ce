import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { useSelector } from 'react-redux';
import { type Day, dayInMexico, startOfDay } from '#domain/calendar';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralDayAndTime, centralHour, shortDay } from '#i18n/format';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { nextPayment, unpaidDueDates } from '../case-file/dueDates.ts';
import { selectViewedId } from '../consoleSlice.ts';
import type { CaseFileDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import styles from './ClockPanel.module.css';
import { useGetAutopilotQuery, useGetClockQuery, useMoveClockMutation } from './clockSlice.ts';
import { demoTimeAt } from './demoTime.ts';
import { useClockSwitches } from './useClockSwitches.ts';
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
  const { setClockFrozen, setAutopilot } = useClockSwitches();
  const act = useAction();
  const file = useViewedFile();
  return (
    <Panel
      id="clock"
      title={consoleTexts.clock}
      icon={clockFill}
      aside={file ? asideOf(file) : consoleTexts.mexicoCity}
    >
      <CurrentTime />
      <JumpButtons file={file} />
      <Switch
        label={consoleTexts.autopilot}
        checked={autopilot?.on ?? false}
        onChange={(on) => act(() => setAutopilot(on))}
      />
      <Switch
        label={consoleTexts.stopClock}
        checked={clock?.frozen ?? false}
        onChange={(frozen) => act(() => setClockFrozen(frozen))}
      />
    </Panel>
  );
}

/** Returns what the owner has to pay next, as their app says it. */
function asideOf(file: CaseFileDto): string {
  const payment = nextPayment(file);
  if (payment === undefined) return consoleTexts.mexicoCity;
  const day = shortDay(payment.due_date);
  return payment.status === 'overdue' ? consoleTexts.wasDue({ day }) : consoleTexts.nextDue({ day });
}

/** Buttons that move the clock forward. */
function JumpButtons({ file }: { file: CaseFileDto | undefined }) {
  const nextDue = useNextDue(file);
  const [moveClock] = useMoveClockMutation();
  const showNotice = useShowNotice();
  const goToNextDue = async () => {
    if (nextDue === undefined) return showNotice(consoleTexts.noUpcomingPayments, true);
    await moveClock({ now: startOfDay(nextDue).toISOString() }).unwrap();
  };
  return (
    <div className={styles.jumps}>
      {jumps.map(([label, advance]) => (
        <ActionButton key={label} onPress={() => moveClock({ advance }).unwrap()}>
          {label}
        </ActionButton>
      ))}
      <ActionButton onPress={goToNextDue}>{consoleTexts.nextDueDate}</ActionButton>
    </div>
  );
}

/** The demo's time in Mexico City, in large letters. */
function CurrentTime() {
  const now = useDemoTime();
  if (!now) return null;
  const [weekday = ''] = centralDayAndTime(now).split(' ');
  return (
    <p className={styles.now}>
      <span className={styles.day}>{shortDay(dayInMexico(now))}</span>
      <span className={styles.hour}>{`${weekday} ${centralHour(now)}`}</span>
    </p>
  );
}

/** Returns the file of the owner whose file is open. */
function useViewedFile(): CaseFileDto | undefined {
  const ownerId = useSelector(selectViewedId);
  return useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null }).currentData;
}

/** Returns the next due date to which the clock can be moved: after today. */
function useNextDue(file: CaseFileDto | undefined): Day | undefined {
  const { data: clock } = useGetClockQuery();
  if (!file || !clock) return undefined;
  const today = dayInMexico(new Date(demoTimeAt(clock, performance.now())));
  return unpaidDueDates(file).find((due) => due > today);
}
