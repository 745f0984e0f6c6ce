import pause from '@phosphor-icons/core/assets/fill/pause-fill.svg';
import play from '@phosphor-icons/core/assets/fill/play-fill.svg';
import robot from '@phosphor-icons/core/assets/regular/robot.svg';
import { dayInMexico } from '#domain/calendar';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { centralDayAndTime, centralHour, shortDay } from '#i18n/format';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { firstOverdueMoment, nextPayment, unpaidDueDates } from '../case-file/dueDates.ts';
import type { CaseFileDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction } from '../kit/useAction.ts';
import styles from './Clock.module.css';
import { useGetAutopilotQuery, useGetClockQuery, useMoveClockMutation, useSetAutopilotMutation } from './clockSlice.ts';
import { useDemoTime } from './useDemoTime.ts';

/** Labels and distances of the buttons that set the clock ahead. */
const jumps = [
  [technicalTexts.jumps.minute, 'PT1M'],
  [technicalTexts.jumps.minutes, 'PT3M'],
  [technicalTexts.jumps.businessDay, { business_hours: 24 }],
  [technicalTexts.jumps.businessDays, { business_hours: 72 }],
  [technicalTexts.jumps.hours, 'PT72H'],
  [technicalTexts.jumps.month, 'P1M'],
] as const;

/** The demo's clock, what moves it, and the autopilot. The next payment is that of the given owner. */
export function Clock({ ownerId }: { ownerId: string | null }) {
  const { data: autopilot } = useGetAutopilotQuery();
  const [setAutopilot] = useSetAutopilotMutation();
  const [moveClock] = useMoveClockMutation();
  const act = useAction();
  return (
    <div className={styles.clock}>
      <CurrentTime />
      <fieldset className={styles.jumps}>
        <legend className={styles.legend}>{technicalTexts.setAhead}</legend>
        {jumps.map(([label, advance]) => (
          <ActionButton key={label} onPress={() => moveClock({ advance }).unwrap()}>
            {label}
          </ActionButton>
        ))}
      </fieldset>
      <NextPayment ownerId={ownerId} />
      <Switch
        icon={robot}
        label={technicalTexts.autopilot}
        detail={technicalTexts.autopilotDecides}
        checked={autopilot?.on ?? false}
        onChange={(on) => act(() => setAutopilot(on).unwrap())}
      />
    </div>
  );
}

/** The demo's time in Mexico City, in large letters, and the button that stops or starts it. */
function CurrentTime() {
  const { data: clock } = useGetClockQuery();
  const [moveClock] = useMoveClockMutation();
  const now = useDemoTime();
  if (!now || !clock) return null;
  const { frozen } = clock;
  const [weekday = ''] = centralDayAndTime(now).split(' ');
  return (
    <div className={styles.now}>
      <p>
        <span className={styles.day}>{shortDay(dayInMexico(now))}</span>
        <span className={styles.hour}>{`${weekday} ${centralHour(now)}`}</span>
        <span className={frozen ? styles.stopped : styles.hour} role="status">
          {frozen ? technicalTexts.clockIsStopped : technicalTexts.clockRuns}
        </span>
      </p>
      <ActionButton
        kind="outlined"
        icon={frozen ? play : pause}
        onPress={() => moveClock({ frozen: !frozen }).unwrap()}
      >
        {frozen ? technicalTexts.letClockRun : technicalTexts.stopClock}
      </ActionButton>
    </div>
  );
}

/** When the owner pays next, and the button that moves the clock to the moment at which that payment is overdue. */
function NextPayment({ ownerId }: { ownerId: string | null }) {
  const { currentData: file } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  const [moveClock] = useMoveClockMutation();
  const next = file && unpaidDueDates(file)[0];
  return (
    <div className={styles.payment}>
      <p>{lineOf(file)}</p>
      <ActionButton
        disabled={next === undefined}
        onPress={() => next !== undefined && moveClock({ now: firstOverdueMoment(next) }).unwrap()}
      >
        {technicalTexts.makeNextPaymentOverdue}
      </ActionButton>
    </div>
  );
}

/** Returns what the owner has to pay next, as their app says it. */
function lineOf(file: CaseFileDto | undefined): string {
  const payment = file && nextPayment(file);
  if (!payment) return technicalTexts.noUpcomingPayments;
  const day = shortDay(payment.due_date);
  return payment.status === 'overdue' ? technicalTexts.wasDue({ day }) : technicalTexts.nextDue({ day });
}
