import trash from '@phosphor-icons/core/assets/regular/trash.svg';
import type { ReceivedApplication } from '#api/received';
import { applicationNumber, applicationStepToDo, canContinue, canDiscard } from '#domain/application';
import { pesos } from '#domain/money';
import { t } from '#i18n';
import { money } from '#i18n/format';
import { Figures } from '#kit/display/Figures.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { stepPath } from '../redirects.ts';
import { ApplicationBadge } from './ApplicationBadge.tsx';
import styles from './ApplicationCard.module.css';

/** Card of an application in a list: its figures, and the actions that are possible. */
export function ApplicationCard({
  application,
  onDiscard,
}: {
  application: ReceivedApplication;
  onDiscard: () => void;
}) {
  const { id, status, lease_monthly_income } = application;
  const { pre_offer_amount, pre_offer_term_frame, pre_offer_fees } = application;
  const number = applicationNumber(id);
  const next = canContinue(application) ? applicationStepToDo(application) : null;
  return (
    <Card as="article">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <span className={styles.kind}>{t('Application')} </span>
          {number}
        </h3>
        <ApplicationBadge status={status} />
      </div>
      <Figures
        rows={[
          { label: t('Monthly rent'), value: money(pesos(lease_monthly_income)) },
          { label: t('Total to pay'), value: amount(pre_offer_amount) },
          {
            label: t('Term'),
            value: pre_offer_term_frame === null ? toBeDefined() : t('{term} months', { term: pre_offer_term_frame }),
          },
          { label: t('Opening fee (with IVA)'), value: amount(pre_offer_fees) },
        ]}
      />
      {next === 'unknown' && (
        <Banner kind="info">
          {t('To continue your application, reload the page or write to us through Contact.')}
        </Banner>
      )}
      <div className={styles.actions}>
        {next !== null && next !== 'unknown' && (
          <ButtonLink kind="secondary" to={stepPath(id, next)}>
            {t('Continue')}
            <span className="visually-hidden"> {t('Application {number}', { number })}</span>
          </ButtonLink>
        )}
        {canDiscard(application) && (
          <Button kind="danger-ghost" icon={trash} onClick={onDiscard}>
            {t('Discard application')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

const toBeDefined = (): string => t('To be defined');
const amount = (inPesos: number | null): string => (inPesos === null ? toBeDefined() : money(pesos(inPesos)));
