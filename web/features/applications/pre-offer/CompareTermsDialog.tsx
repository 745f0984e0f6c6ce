import { useId, useState } from 'react';
import { today } from '#clock';
import { type Centavos, times } from '#domain/money';
import { type Repayment, repaymentOf } from '#domain/repayment';
import { costLine } from '#i18n/costLine';
import * as compareTexts from '#i18n/es-MX/applications/compareTerms';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as costTexts from '#i18n/es-MX/loans/costs';
import { money, percent, shortDay } from '#i18n/format';
import { Sheet } from '#kit/dialog/Sheet.tsx';
import { useDialog } from '#kit/dialog/useDialog.ts';
import { tableRoles } from '#kit/display/tableRoles.ts';
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
  const chosenRepayment = repaymentOf({ rent, term: selected });
  const dialog = useDialog({ onClose, firstFocus: focusSelected });
  return (
    <Sheet dialog={dialog} titleId={titleId} title={preOfferTexts.compareTerms} describedBy={noteId}>
      <div className={styles.compare}>
        <p id={noteId} className={styles.lead}>
          {compareTexts.rentAndChoice({ rent: money(rent) })}
        </p>
        <table {...tableRoles.table} className={styles.table} aria-labelledby={titleId}>
          <Head />
          <tbody {...tableRoles.rowGroup}>
            {terms.map((term) => (
              <Term
                key={term}
                repayment={repaymentOf({ rent, term })}
                mostPaid={times(rent, terms.at(-1) ?? 0)}
                isSelected={term === selected}
                onSelect={() => setSelected(term)}
              />
            ))}
          </tbody>
        </table>
        <p className={styles.chosen} aria-live="polite">
          {withStrongFigures(costLine(chosenRepayment))}
          {showsYearlyCost() && ` ${compareTexts.yearlyCost({ rate: percent(chosenRepayment.yearlyCost, 1) })}`}
        </p>
        <p className={styles.note}>
          {compareTexts.totalCostNote}
          {showsYearlyCost() && ` ${compareTexts.yearlyCostNote({ date: shortDay(today()) })}`}
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

/** Focuses the selected term, but leaves the title in view. */
function focusSelected(dialog: HTMLDialogElement): null {
  dialog.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  return null;
}

const Head = () => (
  <thead {...tableRoles.rowGroup} className={styles.head}>
    <tr {...tableRoles.row}>
      <th {...tableRoles.columnHeader}>{displayTexts.term}</th>
      <th {...tableRoles.columnHeader}>{preOfferTexts.youReceiveEstimate}</th>
      <th {...tableRoles.columnHeader}>{costTexts.totalCost}</th>
    </tr>
  </thead>
);

type TermProps = {
  repayment: Repayment;
  /** What is paid in all for the longest term, which has the longest bar. */
  mostPaid: Centavos;
  isSelected: boolean;
  onSelect: () => void;
};

function Term({ repayment, mostPaid, isSelected, onSelect }: TermProps) {
  const { payments, received, totalCost } = repayment;
  const amountsId = useId();
  return (
    <tr {...tableRoles.row} className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}>
      <th {...tableRoles.rowHeader}>
        {/* Its label covers the row. */}
        <label className={styles.choice}>
          <input
            type="radio"
            name="term"
            className={styles.radio}
            checked={isSelected}
            aria-describedby={amountsId}
            onChange={onSelect}
          />
          {compareTexts.months({ term: payments })}
        </label>
        <svg className={styles.bar} viewBox={`0 0 ${mostPaid} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={received.value} height="1" />
          <rect x={received.value} width={totalCost} height="1" />
        </svg>
      </th>
      <td {...tableRoles.cell} id={amountsId} className={styles.received}>
        <Label>{preOfferTexts.youReceiveEstimate}</Label>
        {money(received.value)}
      </td>
      <td {...tableRoles.cell}>
        <Label>{costTexts.totalCost}</Label>
        {money(totalCost)}
      </td>
    </tr>
  );
}

/** The label of an amount below which there is no header; a screen reader takes it from the column's header. */
const Label = ({ children }: { children: string }) => (
  <span className={styles.label} aria-hidden="true">
    {children}{' '}
  </span>
);
