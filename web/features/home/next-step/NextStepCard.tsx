import { type ReactNode, useId } from 'react';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { ToneArch } from '#kit/feedback/ToneArch.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { CardText } from '#kit/layout/CardText.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import styles from './NextStepCard.module.css';
import { type OtherStep, viewOfStep } from './stepView.ts';

type NextStepCardProps = {
  step: OtherStep;
  /** How many more steps of this kind there are. */
  more: number;
  /** The button that requests a loan, for a step that is done with it. */
  request: ReactNode;
};

/** Card on top of home, unless a loan's card says it: the one thing to do now or to expect, why, by when, and its button. */
export function NextStepCard({ step, more, request }: NextStepCardProps) {
  const { look, title, headline, text, action, requests, link } = viewOfStep(step);
  usePrefetchedPage(action?.to);
  const titleId = useId();
  return (
    <Card as="section" raised aria-labelledby={titleId}>
      <CardTitle arch={<ToneArch {...look} size="large" />} eyebrow={stepTexts.yourNextStep} id={titleId}>
        {title}
      </CardTitle>
      {headline !== undefined && (
        <CardText>
          <strong>{headline}</strong>
        </CardText>
      )}
      {text !== undefined && <CardText>{text}</CardText>}
      {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
      {requests && request}
      {link && (
        <p className={styles.more}>
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      )}
      {/* Their list is on the same page. */}
      {more > 0 && <p className={styles.more}>{stepTexts.andMoreBelow({ count: more })}</p>}
    </Card>
  );
}
