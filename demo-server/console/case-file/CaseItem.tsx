import { useState } from 'react';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import type { CaseItemDto, ItemKind, OwnerDto, StaffTransition } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import styles from './CaseItem.module.css';
import { useMakeTransitionMutation } from './caseFileSlice.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { transitionLabel } from './transitionLabels.ts';

/** Transitions that need a reason, which the owner receives. */
const TRANSITIONS_WITH_REASON: readonly StaffTransition[] = ['reject', 'refuse'];
const needsReason = (transition: StaffTransition): boolean => TRANSITIONS_WITH_REASON.includes(transition);

type CaseItemProps = {
  kind: ItemKind;
  item: CaseItemDto;
  owner: Pick<OwnerDto, 'name'>;
  /** Number of the loan, when the item is an installment. */
  loan?: string | number | undefined;
  /** Whether the row names the owner. */
  isNamed?: boolean;
};

/** An application, a loan or an installment: what it is, and below it a button for each transition of the staff. */
export function CaseItem({ kind, item, owner, loan, isNamed = false }: CaseItemProps) {
  const [toExplain, setToExplain] = useState<StaffTransition | null>(null);
  const [postTransition] = useMakeTransitionMutation();
  const makeTransition = (transition: StaffTransition, reason?: string) =>
    postTransition({ kind, id: item.id, transition, reason }).unwrap();
  const title = titleOf(kind, item, loan);
  const titleWithOwner = consoleTexts.itemOf({ title, name: owner.name });
  return (
    <>
      <strong className={styles.title}>{isNamed ? titleWithOwner : title}</strong>
      <span className={styles.detail}>{consoleTexts.ownerSees({ label: item.label, detail: item.detail })}</span>
      {item.transitions.length > 0 && (
        <div className={styles.buttons}>
          {[...item.transitions].sort(rejectionsFirst).map((transition) => (
            <ActionButton
              key={transition}
              kind={needsReason(transition) ? 'no' : 'yes'}
              aria-label={`${transitionLabel(kind, transition)}: ${title}`}
              onPress={() => (needsReason(transition) ? setToExplain(transition) : makeTransition(transition))}
            >
              {transitionLabel(kind, transition)}
            </ActionButton>
          ))}
        </div>
      )}
      {toExplain !== null && (
        <ReasonDialog
          title={transitionLabel(kind, toExplain).replace('…', '')}
          item={titleWithOwner}
          onClose={() => setToExplain(null)}
          onReason={async (reason) => {
            await makeTransition(toExplain, reason);
          }}
        />
      )}
    </>
  );
}

const rejectionsFirst = (a: StaffTransition, b: StaffTransition): number =>
  Number(needsReason(b)) - Number(needsReason(a));

const titles = {
  applications: listTexts.applicationNumber,
  loans: loanTexts.adelanttoNumber,
  installments: costTexts.month,
} as const satisfies Record<ItemKind, (values: { number: string }) => string>;

/** Returns "Solicitud S0007", "Adelantto 12" or "Adelantto 12, Mes 3". */
export function titleOf(kind: ItemKind, { number }: Pick<CaseItemDto, 'number'>, loan?: string | number): string {
  const title = titles[kind]({ number: String(number) });
  return loan === undefined ? title : `${titles.loans({ number: String(loan) })}, ${title}`;
}
