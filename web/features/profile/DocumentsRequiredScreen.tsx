import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import calendarCheck from '@phosphor-icons/core/assets/regular/calendar-check.svg';
import fileText from '@phosphor-icons/core/assets/regular/file-text.svg';
import identificationCard from '@phosphor-icons/core/assets/regular/identification-card.svg';
import key from '@phosphor-icons/core/assets/regular/key.svg';
import moneyWavy from '@phosphor-icons/core/assets/regular/money-wavy.svg';
import { label, type PlainMessageId, t } from '#i18n';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import styles from './DocumentsRequiredScreen.module.css';

const documents: readonly { icon: string; text: PlainMessageId }[] = [
  { icon: identificationCard, text: 'Valid INE, both sides' },
  { icon: fileText, text: 'Tax situation certificate (PDF)' },
  { icon: moneyWavy, text: 'Proofs of income (PDF)' },
  { icon: calendarCheck, text: 'Signed lease (PDF)' },
  { icon: key, text: "The property's registry folio" },
  { icon: bank, text: 'Bank statement (PDF)' },
];

/** List of the documents that an owner will need. Opens after a temporary password was replaced. */
export function DocumentsRequiredScreen() {
  return (
    <Screen
      title={t('Documents that you will need')}
      lead={t('Have them at hand: you can upload them little by little.')}
    >
      <ul className={styles.list}>
        {documents.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <ArchIcon of={icon} />
            {label(text)}
          </li>
        ))}
      </ul>
      <PageFooter>
        <ButtonLink to={paths.home}>{t('Continue')}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
