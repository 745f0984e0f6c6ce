import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import type { ComponentProps } from 'react';
import { formatClabe } from '#domain/identifiers/clabe';
import type { Centavos } from '#domain/money';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { money } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { Icon } from '#kit/art/Icon.tsx';
import { CopyRow, copyAndAnnounce } from '#kit/display/CopyRow.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { transferAccount } from '#links';
import styles from './TransferInstructions.module.css';

/** Bank account, amount and reference of the transfer, to copy one by one or as a text. Works offline. */
export function TransferInstructions({ loanId, amount }: { loanId: string; amount: Centavos }) {
  const { bank, beneficiary, clabe } = transferAccount();
  const reference = transferReference(loanId);
  const rows: readonly ComponentProps<typeof CopyRow>[] = [
    { label: installmentTexts.clabe, value: formatClabe(clabe), copied: clabe },
    { label: installmentTexts.amount, value: money(amount), gender: 'masculine' },
    { label: installmentTexts.reference, value: reference },
    { label: installmentTexts.beneficiary, value: beneficiary, gender: 'masculine' },
    { label: installmentTexts.bank, value: bank, gender: 'masculine' },
  ];
  const text = rows.map(({ label, value, copied = value }) => `${label}: ${copied}`).join('\n');

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
      <Button kind="ghost" size="small" icon={copy} onClick={() => copyAndAnnounce(text, installmentTexts.dataCopied)}>
        {installmentTexts.copyAllData}
      </Button>
    </Card>
  );
}
