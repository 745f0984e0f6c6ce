import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { today } from '#clock';
import { type Day, partsOfDay, plusMonths } from '#domain/calendar';
import { t } from '#i18n';
import { longDay } from '#i18n/format';
import { Sheet } from '../dialog/Sheet.tsx';
import { useDialog } from '../dialog/useDialog.ts';
import { Button } from '../navigation/Button.tsx';
import styles from './CalendarDialog.module.css';
import { MonthPicker } from './MonthPicker.tsx';
import { dayAfterKey, monthOf, sameDayIn, weeksOf, within } from './monthGrid.ts';

type CalendarDialogProps = {
  title: string;
  chosen: Day | undefined;
  opensAt: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
  onClose: () => void;
};

/** How far the calendar reaches where the field sets no limit, in months: a long life back, a long lease ahead. */
const BACK = -110 * 12;
const AHEAD = 30 * 12;

/** A month to pick a day from, weeks from Monday, wholly by keyboard (ux A8). Stands only while it is open. */
export function CalendarDialog({ title, chosen, opensAt, onChoose, onClose, ...limits }: CalendarDialogProps) {
  const [now] = useState(today);
  const { min = plusMonths(now, BACK), max = plusMonths(now, AHEAD) } = limits;
  const [current, setCurrent] = useState(() => within(chosen ?? opensAt ?? now, min, max));
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const dialog = useDialog({ open: true, onClose, firstFocus: dayButton });

  useEffect(() => {
    if (moved.current) dayButton(grid.current)?.focus();
    moved.current = false;
  });

  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    setCurrent(within(next, min, max));
  };

  return (
    <Sheet dialog={dialog} titleId={titleId} title={title}>
      <div className={styles.calendar}>
        <MonthPicker
          month={monthOf(current)}
          min={min}
          max={max}
          onPick={(month) => setCurrent(within(sameDayIn(current, month), min, max))}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by arrows is a grid */}
        <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={move}>
          <Weekdays />
          <tbody>
            {weeksOf(monthOf(current)).map((week) => (
              <tr key={week[0]?.place}>
                {week.map(({ place, day }) =>
                  day === undefined ? (
                    <td key={place} />
                  ) : (
                    <DayCell
                      key={place}
                      day={day}
                      isChosen={day === chosen}
                      isToday={day === now}
                      isCurrent={day === current}
                      isOut={day < min || day > max}
                      onChoose={onChoose}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <Button kind="ghost" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </Sheet>
  );
}

/** The one day that Tab leads to. */
const dayButton = (around: HTMLElement | null) => around?.querySelector<HTMLElement>('[data-current]') ?? null;

function Weekdays() {
  const names = new Intl.DateTimeFormat('es-MX', { weekday: 'long' });
  return (
    <thead>
      <tr>
        {t('Mo Tu We Th Fr Sa Su')
          .split(' ')
          .map((short, index) => (
            // 1 January 2024 was a Monday.
            <th key={short} scope="col" abbr={names.format(new Date(2024, 0, 1 + index))} className={styles.weekday}>
              {short}
            </th>
          ))}
      </tr>
    </thead>
  );
}

type DayCellProps = {
  day: Day;
  isChosen: boolean;
  isToday: boolean;
  isCurrent: boolean;
  isOut: boolean;
  onChoose: (day: Day) => void;
};

function DayCell({ day, isChosen, isToday, isCurrent, isOut, onChoose }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell is a gridcell
    <td aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        className={isChosen ? `${styles.day} ${styles.chosen}` : isToday ? `${styles.day} ${styles.today}` : styles.day}
        aria-label={longDay(day)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        data-current={isCurrent || undefined}
        disabled={isOut}
        onClick={() => onChoose(day)}
      >
        {partsOfDay(day).date}
      </button>
    </td>
  );
}
