import eye from '@phosphor-icons/core/assets/regular/eye.svg';
import fileImage from '@phosphor-icons/core/assets/regular/file-image.svg';
import type { UploadedFile } from '#domain/uploadedFile';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { dayAndTime } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { Icon } from '#kit/art/Icon.tsx';
import { FileLink } from '#kit/files/FileLink.tsx';
import { sizeText, Thumbnail } from '#kit/files/FileParts.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { buttonClass } from '#kit/navigation/Button.tsx';
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
      <div className={styles.proof}>
        <div className={styles.picture}>
          <Thumbnail file={view} onStale={onStale} className={styles.image}>
            <Icon of={fileImage} size={40} />
          </Thumbnail>
        </div>
        <dl className={styles.facts}>
          {sentAt && <Fact label={installmentTexts.sentOn} value={dayAndTime(sentAt)} />}
          <Fact label={installmentTexts.file} value={`${name} · ${sizeText(size)}`} />
          <Fact label={installmentTexts.reference} value={transferReference(loanId)} />
        </dl>
      </div>
      <FileLink file={view} previewFirst={false} className={buttonClass('secondary', 'small')} onStale={onStale}>
        <span className={styles.view}>
          <Icon of={eye} size={20} />
          {installmentTexts.viewProof}
        </span>
      </FileLink>
    </Card>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
