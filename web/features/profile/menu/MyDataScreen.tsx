import { type ReactNode, useState } from 'react';
import { maskIdentifier, type Profile } from '#domain/profile';
import { label, type PlainMessageId, t } from '#i18n';
import { maskedPhone, shortDay } from '#i18n/format';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { paths } from '#paths';
import { useProfile } from '../profileSlice.ts';
import styles from './MyDataScreen.module.css';

/** The owner's personal data, read-only. */
export function MyDataScreen() {
  return (
    <Screen template="dashboard" title={t('My data')} back={paths.profile}>
      <QueryBoundary
        query={useProfile()}
        skeleton={<Skeleton shape="data" />}
        failureText={t('We could not load your profile.')}
      >
        {(profile) => <PersonalData profile={profile} />}
      </QueryBoundary>
    </Screen>
  );
}

const PersonalData = ({ profile }: { profile: Profile }) => (
  <dl className={styles.data}>
    <Row name="First name">{profile.name}</Row>
    <Row name="Last names">{profile.last_name}</Row>
    <Row name="Email">{profile.email}</Row>
    <Row name="Cellphone">{maskedPhone(profile.phone)}</Row>
    <Row name="Birthdate">{profile.birthdate && shortDay(profile.birthdate)}</Row>
    <SecretRow name="CURP" value={profile.curp_number} />
    <SecretRow name="RFC" value={profile.rfc_number} />
    <Row name="Address">{profile.address}</Row>
    <Row name="Colony">{profile.colony}</Row>
    <Row name="Municipality">{profile.municipality}</Row>
    <Row name="State">{profile.state}</Row>
    <Row name="Zip code">{profile.zip_code}</Row>
    <Row name="Identification number">{profile.document_number}</Row>
  </dl>
);

const Row = ({ name, children }: { name: PlainMessageId; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.name}>{label(name)}</dt>
    <dd className={styles.value}>{children || <span className={styles.missing}>{t('Not captured')}</span>}</dd>
  </div>
);

/** Row with a masked value and a button that shows it, so that bystanders cannot read it. */
function SecretRow({ name, value }: { name: 'CURP' | 'RFC'; value: string | null }) {
  const [isShown, setShown] = useState(false);
  if (!value) return <Row name={name}>{null}</Row>;
  return (
    <Row name={name}>
      <span className={styles.secret}>
        <span className={styles.key}>{isShown ? value : maskIdentifier(value)}</span>
        <Button kind="ghost" size="small" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'Hide' : 'Show')} <span className="visually-hidden">{label(name)}</span>
        </Button>
      </span>
    </Row>
  );
}
