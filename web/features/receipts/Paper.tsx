import printer from '@phosphor-icons/core/assets/regular/printer.svg';
import type { ComponentProps } from 'react';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { Wordmark } from '#kit/art/Wordmark.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Button } from '#kit/navigation/Button.tsx';

type PaperProps = {
  /** Who, what, and the numbers by which it is found again. */
  heading: ComponentProps<typeof Figures>['rows'];
  /** Amounts and days. */
  rows: ComponentProps<typeof Figures>['rows'];
  total: NonNullable<ComponentProps<typeof Figures>['total']>;
  /** Where to pay. */
  account?: ComponentProps<typeof Figures>['rows'];
};

/** A sheet to print, and the button that prints it. The print style sheet leaves out everything but the sheet. */
export function Paper({ heading, rows, total, account }: PaperProps) {
  return (
    <>
      <Card as="section">
        <Wordmark />
        <Figures rows={heading} />
        <Figures receipt rows={rows} total={total} />
        {account !== undefined && <Figures rows={account} />}
      </Card>
      <PageFooter>
        <Button icon={printer} onClick={() => window.print()}>
          {receiptTexts.printOrSave}
        </Button>
      </PageFooter>
    </>
  );
}
