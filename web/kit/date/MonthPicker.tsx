import caretDownBold from '@phosphor-icons/core/assets/bold/caret-down-bold.svg';
import caretLeftBold from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import caretRightBold from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { type Day, dayOf, plusMonths } from '#domain/calendar';
import * as dateTexts from '#i18n/es-MX/kit/dates';
import { Icon } from '../art/Icon.tsx';
import { IconButton } from '../navigation/IconButton.tsx';
import styles from './MonthPicker.module.css';
import { type Month, monthOf } from './monthGrid.ts';

type MonthPickerProps = { month: Month; min: Day; max: Day; onPick: (month: Month) => void };

const names = new Intl.DateTimeFormat('es-MX', { month: 'long' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  name: names.format(new Date(2024, index)),
}));

/** Selects the month and year of a calendar: buttons for the previous and next month, and a list each. */
export function MonthPicker({ month, min, max, onPick }: MonthPickerProps) {
  const first = monthOf(min).year;
  const years = Array.from({ length: monthOf(max).year - first + 1 }, (_, index) => ({
    value: first + index,
    name: first + index,
  }));
  const start = dayOf(month.year, month.month, 1);
  const previous = monthOf(plusMonths(start, -1));
  const next = monthOf(plusMonths(start, 1));
  return (
    <div className={styles.picker}>
      <IconButton
        label={dateTexts.previousMonth}
        icon={caretLeftBold}
        size={20}
        disabled={start <= min}
        onClick={() => onPick(previous)}
      />
      <div className={styles.selects}>
        <NativeSelect
          label={dateTexts.month}
          value={month.month}
          options={months}
          onChoose={(chosen) => onPick({ ...month, month: chosen })}
        />
        <NativeSelect
          label={dateTexts.year}
          value={month.year}
          options={years}
          onChoose={(year) => onPick({ ...month, year })}
        />
      </div>
      <IconButton
        label={dateTexts.nextMonth}
        icon={caretRightBold}
        size={20}
        disabled={dayOf(next.year, next.month, 1) > max}
        onClick={() => onPick(next)}
      />
    </div>
  );
}

type Option = { readonly value: number; readonly name: string | number };
type NativeSelectProps = {
  label: string;
  value: number;
  options: readonly Option[];
  onChoose: (value: number) => void;
};

/** A native select with the app's own caret icon. */
const NativeSelect = ({ label, value, options, onChoose }: NativeSelectProps) => (
  <span className={styles.box}>
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
    <span className={styles.caret}>
      <Icon of={caretDownBold} size={16} />
    </span>
  </span>
);
