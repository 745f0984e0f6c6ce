import { type ReactNode, useState } from 'react';
import type { Profile } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import { maskedPhone, shortDay } from '#i18n/format';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { paths } from '#paths';
import { useProfile } from '../../records/profileSlice.ts';
import styles from './MyDataScreen.module.css';
import { maskIdentifier } from './maskIdentifier.ts';

/** The owner's personal data, read-only. */
export function MyDataScreen() {
  return (
    <Screen template="dashboard" title={personalTexts.myData} back={paths.profile}>
      <QueryBoundary
        query={useProfile()}
        skeleton={<Skeleton shape="data" />}
        failureText={menuTexts.couldNotLoadProfile}
      >
        {(profile) => <PersonalData profile={profile} />}
      </QueryBoundary>
    </Screen>
  );
}

const PersonalData = ({ profile }: { profile: Profile }) => (
  <dl className={styles.data}>
    <Row name={personalTexts.firstName}>{profile.name}</Row>
    <Row name={onboardingTexts.lastNames}>{profile.last_name}</Row>
    <Row name={commonTexts.email}>{profile.email}</Row>
    <Row name={commonTexts.phone}>{maskedPhone(profile.phone)}</Row>
    <Row name={personalTexts.birthdate}>{profile.birthdate && shortDay(profile.birthdate)}</Row>
    <SecretRow name={personalTexts.curp} value={profile.curp_number} />
    <SecretRow name={personalTexts.rfc} value={profile.rfc_number} />
    <Row name={personalTexts.address}>{profile.address}</Row>
    <Row name={personalTexts.colony}>{profile.colony}</Row>
    <Row name={personalTexts.municipality}>{profile.municipality}</Row>
    <Row name={personalTexts.state}>{profile.state}</Row>
    <Row name={personalTexts.zipCode}>{profile.zip_code}</Row>
    <Row name={personalTexts.identificationNumber}>{profile.document_number}</Row>
  </dl>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children || <span className={styles.missing}>{personalTexts.notCaptured}</span>}</dd>
  </div>
);

/** Row with a masked value and a button that shows it, so that bystanders cannot read it. */
function SecretRow({ name, value }: { name: string; value: string | null }) {
  const [isShown, setShown] = useState(false);
  if (!value) return <Row name={name}>{null}</Row>;
  return (
    <Row name={name}>
      <span className={styles.secret}>
        <span className={styles.key}>{isShown ? value : maskIdentifier(value)}</span>
        <Button kind="ghost" size="small" onClick={() => setShown(!isShown)}>
          {isShown ? personalTexts.hide : personalTexts.show} <span className="visually-hidden">{name}</span>
        </Button>
      </span>
    </Row>
  );
}
