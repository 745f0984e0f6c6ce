import trash from '@phosphor-icons/core/assets/regular/trash.svg';
import type { ComponentProps } from 'react';
import { generatePath } from 'react-router-dom';
import {
  type Application,
  applicationNumber,
  canContinue,
  canDiscard,
  isInValidation,
  type LeaseValues,
} from '#domain/application';
import { pesos } from '#domain/money';
import { isOffer } from '#domain/preOffer';
import { repaymentOfApplication } from '#domain/repayment';
import { leaseLabels } from '#i18n/es-MX/applications/leaseLabels';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { money } from '#i18n/format';
import { Figures } from '#kit/display/Figures.tsx';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { PropertyPlace } from '../../zip-code/PropertyPlace.tsx';
import { FROM_HOME, stepPath } from '../redirects.ts';
import { ApplicationBadge } from './ApplicationBadge.tsx';
import styles from './ApplicationCard.module.css';

type ApplicationCardProps = {
  application: Application;
  /** All of the owner's. */
  applications: readonly Application[];
  /** Needed for a draft, the only one that can be discarded. */
  onDiscard?: () => void;
};

/** Card of an application in a list: its figures, and the actions that are possible. */
export function ApplicationCard({ application, applications, onDiscard }: ApplicationCardProps) {
  const { id, status } = application;
  // An approved application is a loan, whose card has the terms; nothing is promised in a status that is not known.
  const hasTerms = status === 'uncompleted' || isInValidation(application);
  const number = applicationNumber(id);
  const repayment = hasTerms ? repaymentOfApplication(application, new Date(now())) : undefined;
  const next = canContinue(application) ? application.next_step : null;
  const isDraft = canDiscard(application);
  const ofThisOne = <span className="visually-hidden">, {listTexts.applicationNumber({ number })}</span>;
  return (
    <Card as="article">
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>
            <span className={styles.kind}>{listTexts.application} </span>
            {number}
          </h3>
          <PropertyPlace application={application} applications={applications} />
        </div>
        <ApplicationBadge status={status} />
      </div>
      <Figures rows={figureRows(application)} />
      {repayment && <MoneyLine repayment={repayment} />}
      {next === 'unknown' && <Banner kind="info">{applicationTexts.toContinueApplication}</Banner>}
      {isDraft && next !== 'unknown' && (
        <p>
          <TextLink to={generatePath(paths.changeLease, { id })} state={FROM_HOME}>
            {listTexts.changeRentOrDates}
            {ofThisOne}
          </TextLink>
        </p>
      )}
      <p>
        <TextLink to={generatePath(paths.applicationProcess, { id })}>
          {commonTexts.seeProcess}
          {ofThisOne}
        </TextLink>
      </p>
      <div className={styles.actions}>
        {next !== null && next !== 'unknown' && (
          <ButtonLink kind="secondary" to={stepPath(id, next)}>
            {commonTexts.continueButton}
            <span className="visually-hidden"> {listTexts.applicationNumber({ number })}</span>
          </ButtonLink>
        )}
        {isDraft && (
          <Button kind="danger-ghost" icon={trash} onClick={onDiscard}>
            {listTexts.discardApplication}
            <span className="visually-hidden"> {number}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

type Row = ComponentProps<typeof Figures>['rows'][number];

/** Returns what the card shows of each field of the lease; null for what it leaves out. */
const leaseRows = (application: Application): Readonly<Record<keyof LeaseValues, Row | null>> => ({
  lease_monthly_income: {
    label: leaseLabels.lease_monthly_income,
    value: money(pesos(application.lease_monthly_income)),
  },
  lease_start_date: null,
  lease_end_date: null,
  lease_payment_method: null,
  accept_privacy_policy: null,
});

function figureRows(application: Application): Row[] {
  const { lease_monthly_income, pre_offer_amount, pre_offer_term_frame: term, pre_offer_fees } = application;
  const toBeDefined = listTexts.toBeDefined;
  const [rent, amount, fees] = [pesos(lease_monthly_income), pesos(pre_offer_amount ?? 0), pesos(pre_offer_fees ?? 0)];
  const hasOffer = term !== null && isOffer({ amount, fees, rent, term });
  return [
    ...Object.values(leaseRows(application)).filter((row) => row !== null),
    { label: listTexts.totalToPay, value: hasOffer ? money(amount) : toBeDefined },
    { label: displayTexts.term, value: term === null ? toBeDefined : displayTexts.termInMonths({ term }) },
    { label: listTexts.openingFeeWithIva, value: hasOffer ? money(fees) : toBeDefined },
  ];
}
