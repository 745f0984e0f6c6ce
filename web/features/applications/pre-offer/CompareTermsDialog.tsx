import '../../../app/shared-chunks/everyOwnerForm.ts';
import { useId, useState } from 'react';
import { today } from '#clock';
import type { Centavos } from '#domain/money';
import { type Repayment, repaymentOf } from '#domain/repayment';
import { costLine } from '#i18n/costLine';
import * as compareTexts from '#i18n/es-MX/applications/compareTerms';
import * as commonTexts from '#i18n/es-MX/common';
import { money, percent, shortDay } from '#i18n/format';
import { Sheet } from '#kit/dialog/Sheet.tsx';
import { useDialog } from '#kit/dialog/useDialog.ts';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { showsYearlyCost } from '#links';
import styles from './CompareTermsDialog.module.css';

export type CompareTermsProps = {
  rent: Centavos;
  /** Months on offer, shortest first. */
  terms: readonly number[];
  chosen: number;
  onChoose: (term: number) => void;
  onClose: () => void;
};

/** A dialog with all terms on offer beside each other, to choose one. Render it only while it is open. */
export function CompareTermsDialog({ rent, terms, chosen, onChoose, onClose }: CompareTermsProps) {
  const titleId = useId();
  const noteId = useId();
  const [selected, setSelected] = useState(chosen);
  const dialog = useDialog({ open: true, onClose, firstFocus: focusSelected });
  return (
    <Sheet dialog={dialog} titleId={titleId} title={compareTexts.compareTermsTitle} describedBy={noteId}>
      <div className={styles.compare}>
        <p id={noteId} className={styles.lead}>
          {compareTexts.rentAndChoice({ rent: money(rent) })}
        </p>
        <table {...ROLES.table} className={styles.table} aria-labelledby={titleId}>
          <Head />
          <tbody {...ROLES.rows}>
            {terms.map((term) => (
              <Term
                key={term}
                repayment={repaymentOf({ rent, term })}
                isSelected={term === selected}
                onSelect={() => setSelected(term)}
              />
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          {compareTexts.totalCostNote}
          {showsYearlyCost() && ` ${compareTexts.yearlyCostNote({ date: shortDay(today()) })}`}
        </p>
        <p className={styles.note} role="status">
          {withStrongFigures(costLine(repaymentOf({ rent, term: selected })))}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => onChoose(selected)}>{compareTexts.chooseTerm({ term: selected })}</Button>
          <Button kind="ghost" onClick={onClose}>
            {commonTexts.close}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The roles that a table loses where its elements are laid out as blocks. */
const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  term: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Focuses the selected term, but leaves the title in view. */
function focusSelected(dialog: HTMLDialogElement): null {
  dialog.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  return null;
}

const Head = () => (
  <thead {...ROLES.rows} className={styles.head}>
    <tr {...ROLES.row}>
      <th {...ROLES.column}>{compareTexts.termInMonths}</th>
      <th {...ROLES.column}>{compareTexts.youReceive}</th>
      <th {...ROLES.column}>{compareTexts.youPayMonthly}</th>
      <th {...ROLES.column}>{compareTexts.totalCost}</th>
      {showsYearlyCost() && <th {...ROLES.column}>{compareTexts.yearlyCost}</th>}
    </tr>
  </thead>
);

type TermProps = { repayment: Repayment; isSelected: boolean; onSelect: () => void };

function Term({ repayment, isSelected, onSelect }: TermProps) {
  const { payments, received, monthly, totalCost, yearlyCost } = repayment;
  const receivedId = useId();
  return (
    <tr {...ROLES.row} className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}>
      <th {...ROLES.term} className={styles.term}>
        {/* Its label covers the row. */}
        <label className={styles.choice}>
          <input
            type="radio"
            name="term"
            className={styles.radio}
            checked={isSelected}
            aria-describedby={receivedId}
            onChange={onSelect}
          />
          <span>
            {payments}
            <span className={styles.unit}> {compareTexts.months}</span>
          </span>
        </label>
      </th>
      <td {...ROLES.cell} id={receivedId} className={styles.received}>
        {money(received.value)}
      </td>
      <Cell label={compareTexts.youPayMonthly}>{money(monthly)}</Cell>
      <Cell label={compareTexts.totalCost}>{money(totalCost)}</Cell>
      {showsYearlyCost() && <Cell label={compareTexts.yearlyCost}>{percent(yearlyCost, 1)}</Cell>}
    </tr>
  );
}

/** A value; on a narrow phone with its label, which a screen reader takes from the column's header. */
const Cell = ({ label, children }: { label: string; children: string }) => (
  <td {...ROLES.cell} className={styles.cell}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </td>
);
