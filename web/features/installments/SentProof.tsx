import fileImage from '@phosphor-icons/core/assets/regular/file-image.svg';
import { paymentReference } from '#domain/loan';
import type { UploadedFile } from '#domain/uploadedFile';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { dayAndTime } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { FileLink } from '#kit/files/FileLink.tsx';
import { Thumbnail } from '#kit/files/FileParts.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import styles from './SentProof.module.css';

type SentProofProps = {
  loanId: string;
  file: UploadedFile;
  /** Undefined where the API does not tell it. */
  sentAt: Date | undefined;
  /** Called when the signed URL of the picture has expired. */
  onStale: () => void;
};

/** The proof of a payment that is in validation or was approved, so that nobody pays twice. */
export function SentProof({ loanId, file, sentAt, onStale }: SentProofProps) {
  const { id, name, size, url } = file;
  const view = { key: id, name, size, url, state: { is: 'done' } } as const;
  return (
    <Card as="section">
      <CardTitle>{installmentTexts.proofThatYouSent}</CardTitle>
      <div className={styles.picture}>
        <Thumbnail file={view} onStale={onStale} className={styles.image}>
          <Icon of={fileImage} size={40} />
        </Thumbnail>
      </div>
      <Figures
        rows={[
          ...(sentAt ? [{ label: installmentTexts.sentOn, value: dayAndTime(sentAt) }] : []),
          { label: installmentTexts.file, value: <span className={styles.name}>{name}</span> },
          {
            label: installmentTexts.reference,
            value: installmentTexts.contractReference({ reference: paymentReference(loanId) }),
          },
        ]}
      />
      <p className={styles.link}>
        <FileLink file={view} previewFirst={false} className={undefined} onStale={onStale}>
          {installmentTexts.viewProof}
        </FileLink>
      </p>
    </Card>
  );
}
