import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import shareNetwork from '@phosphor-icons/core/assets/regular/share-network.svg';
import type { ComponentProps } from 'react';
import { formatClabe } from '#domain/identifiers/clabe';
import { paymentReference } from '#domain/loan';
import type { Centavos } from '#domain/money';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { money } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { CopyRow } from '#kit/display/CopyRow.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { transferAccount } from '#links';
import styles from './TransferInstructions.module.css';

/** Bank account, reference and amount of the transfer; each row can be copied. Works offline. */
export function TransferInstructions({ loanId, amount }: { loanId: string; amount: Centavos }) {
  const { bank, beneficiary, clabe } = transferAccount();
  const reference = installmentTexts.contractReference({ reference: paymentReference(loanId) });
  const rows: readonly ComponentProps<typeof CopyRow>[] = [
    { label: installmentTexts.bank, value: bank, gender: 'masculine' },
    { label: installmentTexts.beneficiary, value: beneficiary, gender: 'masculine' },
    { label: installmentTexts.clabe, value: formatClabe(clabe), copied: clabe },
    { label: installmentTexts.reference, value: reference },
    { label: installmentTexts.amount, value: money(amount), gender: 'masculine' },
  ];
  const share = () =>
    navigator
      .share({ text: rows.map(({ label, value, copied = value }) => `${label}: ${copied}`).join('\n') })
      // The owner closed the share sheet: nothing to report.
      .catch(() => undefined);

  return (
    <Card as="section">
      <h2 className={styles.title}>
        <Icon of={bankFill} /> {installmentTexts.transferData}
      </h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <CopyRow key={row.label} {...row} />
        ))}
      </dl>
      {'share' in navigator && (
        <Button kind="ghost" icon={shareNetwork} onClick={share}>
          {installmentTexts.shareData}
        </Button>
      )}
    </Card>
  );
}
