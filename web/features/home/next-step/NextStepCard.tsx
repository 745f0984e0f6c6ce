import { type ReactNode, useId } from 'react';
import type { NextStep } from '#domain/process/nextStep';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { Amount } from '#kit/display/Amount.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { ToneArch } from '#kit/feedback/ToneArch.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import styles from './NextStepCard.module.css';
import { viewOfStep } from './stepView.ts';

type NextStepCardProps = {
  /** The steps of an owner, the most urgent first. Only the first one is shown. */
  steps: readonly [NextStep, ...NextStep[]];
  /** The button that requests a loan, for a step that is done with it. */
  request: ReactNode;
};

/** Card on top of home: the one thing to do now or to expect, why, by when, and its button. */
export function NextStepCard({ steps: [step, ...later], request }: NextStepCardProps) {
  const { look, title, amount, headline, distance, text, warning, action, requests, link } = viewOfStep(step);
  usePrefetchedPage(action?.to ?? (requests ? paths.leaseContract : undefined));
  const titleId = useId();
  const more = later.filter(({ kind }) => kind === step.kind).length;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <ToneArch {...look} size="large" />
        <div>
          <CardTitle eyebrow={stepTexts.yourNextStep} id={titleId}>
            {title}
          </CardTitle>
        </div>
      </div>
      {warning !== undefined && <Banner kind="warning" title={warning} />}
      {amount !== undefined && <Amount centavos={amount} size="hero" />}
      {headline !== undefined && (
        <p className={styles.headline}>
          <strong>{headline}</strong>
          {distance !== undefined && ` · ${distance}`}
        </p>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && (
        <ButtonLink kind={action.kind} to={action.to}>
          {action.label}
        </ButtonLink>
      )}
      {requests && request}
      {link && (
        <p className={styles.more}>
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      )}
      {more > 0 && (
        <p className={styles.more}>
          {'applicationId' in step ? (
            // Their list is on the same page.
            stepTexts.andMoreBelow({ count: more })
          ) : (
            <TextLink to={paths.loans}>{stepTexts.andMore({ count: more })}</TextLink>
          )}
        </p>
      )}
    </section>
  );
}
