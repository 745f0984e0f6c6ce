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

const documents: readonly { icon: string; words: PlainMessageId }[] = [
  { icon: identificationCard, words: 'Valid INE, both sides' },
  { icon: fileText, words: 'Tax situation certificate (PDF)' },
  { icon: moneyWavy, words: 'Proofs of income (PDF)' },
  { icon: calendarCheck, words: 'Signed lease (PDF)' },
  { icon: key, words: "The property's registry folio" },
  { icon: bank, words: 'Bank statement (PDF)' },
];

/** What to have at hand, after a temporary password was replaced (spec §2, ux S7). */
export function DocumentsRequiredScreen() {
  return (
    <Screen
      title={t('Documents that you will need')}
      lead={t('Have them at hand: you can upload them little by little.')}
    >
      <ul className={styles.list}>
        {documents.map(({ icon, words }) => (
          <li key={words} className={styles.item}>
            <ArchIcon of={icon} />
            {label(words)}
          </li>
        ))}
      </ul>
      <PageFooter>
        <ButtonLink to={paths.home}>{t('Continue')}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
