import { useId, useState } from 'react';
import { today } from '#clock';
import { type Day, partsOfDay, plusMonths } from '#domain/calendar';
import * as commonTexts from '#i18n/es-MX/common';
import * as dateTexts from '#i18n/es-MX/kit/dates';
import { longDay } from '#i18n/format';
import { Sheet } from '../dialog/Sheet.tsx';
import { useDialog } from '../dialog/useDialog.ts';
import { Button } from '../navigation/Button.tsx';
import styles from './CalendarDialog.module.css';
import { MonthPicker } from './MonthPicker.tsx';
import { type Cell, monthOf, sameDayInMonth, weeksOf } from './monthGrid.ts';
import { dayButton, useCurrentDay } from './useCurrentDay.ts';

type CalendarDialogProps = {
  title: string;
  chosen: Day | undefined;
  opensAt: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
  onClose: () => void;
};

/** Default limits, in months from today: enough for a birthdate and for the end of a lease. */
const DEFAULT_MIN = -110 * 12;
const DEFAULT_MAX = 30 * 12;

/** A dialog to pick a day from a month's grid, also by keyboard. Render it only while it is open. */
export function CalendarDialog({ title, chosen, opensAt, onChoose, onClose, ...limits }: CalendarDialogProps) {
  const [now] = useState(today);
  const { min = plusMonths(now, DEFAULT_MIN), max = plusMonths(now, DEFAULT_MAX) } = limits;
  const { current, setCurrent, grid, handleKey } = useCurrentDay(chosen ?? opensAt ?? now, min, max);
  const titleId = useId();
  const dialog = useDialog({ onClose, firstFocus: dayButton });

  return (
    <Sheet dialog={dialog} titleId={titleId} title={title}>
      <div className={styles.calendar}>
        <MonthPicker
          month={monthOf(current)}
          min={min}
          max={max}
          onPick={(month) => setCurrent(sameDayInMonth(current, month))}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the cells: it is a grid */}
        <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={handleKey}>
          <Weekdays />
          <tbody>
            {weeksOf(monthOf(current)).map((week) => (
              <Week key={week[0]?.index} week={week} {...{ chosen, current, now, min, max, onChoose }} />
            ))}
          </tbody>
        </table>
        <Button kind="ghost" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </div>
    </Sheet>
  );
}

function Weekdays() {
  const names = new Intl.DateTimeFormat('es-MX', { weekday: 'long' });
  return (
    <thead>
      <tr>
        {dateTexts.weekdays.split(' ').map((short, index) => (
          // 1 January 2024 was a Monday.
          <th key={short} scope="col" abbr={names.format(new Date(2024, 0, 1 + index))} className={styles.weekday}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type WeekProps = {
  week: readonly Cell[];
  chosen: Day | undefined;
  current: Day;
  now: Day;
  min: Day;
  max: Day;
  onChoose: (day: Day) => void;
};

const Week = ({ week, chosen, current, now, min, max, onChoose }: WeekProps) => (
  <tr>
    {week.map(({ index, day }) =>
      day === undefined ? (
        <td key={index} />
      ) : (
        <DayCell
          key={index}
          day={day}
          isChosen={day === chosen}
          isToday={day === now}
          isCurrent={day === current}
          disabled={day < min || day > max}
          onChoose={onChoose}
        />
      ),
    )}
  </tr>
);

type DayCellProps = {
  day: Day;
  isChosen: boolean;
  isToday: boolean;
  isCurrent: boolean;
  disabled: boolean;
  onChoose: (day: Day) => void;
};

function DayCell({ day, isChosen, isToday, isCurrent, disabled, onChoose }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a td has the role gridcell, which supports it
    <td aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        className={isChosen ? `${styles.day} ${styles.chosen}` : isToday ? `${styles.day} ${styles.today}` : styles.day}
        aria-label={longDay(day)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        data-current={isCurrent || undefined}
        disabled={disabled}
        onClick={() => onChoose(day)}
      >
        {partsOfDay(day).date}
      </button>
    </td>
  );
}
