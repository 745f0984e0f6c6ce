import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import shareNetwork from '@phosphor-icons/core/assets/regular/share-network.svg';
import type { ComponentProps } from 'react';
import { formatClabe } from '#domain/identifiers/clabe';
import { paymentReference } from '#domain/loan';
import type { Centavos } from '#domain/money';
import { t } from '#i18n';
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
  const reference = t('Contract {reference}', { reference: paymentReference(loanId) });
  const rows: readonly ComponentProps<typeof CopyRow>[] = [
    { label: t('Bank'), value: bank, gender: 'masculine' },
    { label: t('Beneficiary'), value: beneficiary, gender: 'masculine' },
    { label: t('CLABE'), value: formatClabe(clabe), copied: clabe },
    { label: t('Reference'), value: reference },
    { label: t('Amount'), value: money(amount), gender: 'masculine' },
  ];
  const share = () =>
    navigator
      .share({ text: rows.map(({ label, value, copied = value }) => `${label}: ${copied}`).join('\n') })
      // The owner closed the share sheet: nothing to report.
      .catch(() => undefined);

  return (
    <Card as="section">
      <h2 className={styles.title}>
        <Icon of={bankFill} /> {t('Data for your transfer')}
      </h2>
      <div className={styles.rows}>
        {rows.map((row) => (
          <CopyRow key={row.label} {...row} />
        ))}
      </div>
      {'share' in navigator && (
        <Button kind="ghost" icon={shareNetwork} onClick={share}>
          {t('Share data')}
        </Button>
      )}
    </Card>
  );
}
