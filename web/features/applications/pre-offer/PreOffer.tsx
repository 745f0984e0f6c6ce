import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { submitErrors } from '#api/submitErrors';
import type { Application } from '#domain/application';
import { type Centavos, inPesos, pesos } from '#domain/money';
import { repaymentOfApplication } from '#domain/repayment';
import { LONGEST_TERM } from '#domain/terms';
import * as estimateTexts from '#i18n/es-MX/applications/estimate';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as commonTexts from '#i18n/es-MX/common';
import { TermSlider } from '#kit/choice/TermSlider.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { Failure } from '#kit/feedback/Failure.tsx';
import { useOnline } from '#kit/feedback/OfflineBanner.tsx';
import { Form, useSetValue } from '#kit/form/Form.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { MonthWindows } from '#kit/progress/MonthWindows.tsx';
import { showsYearlyCost } from '#links';
import { paths } from '#paths';
import { now } from '#serverTime';
import { useUpdateApplicationMutation } from '../../records/applicationsSlice.ts';
import { stepPath } from '../redirects.ts';

import { CompareTerms } from './CompareTerms.tsx';
import { OfferLines } from './OfferLines.tsx';
import styles from './PreOffer.module.css';
import { type OfferState, useOffer } from './useOffer.ts';
import { YearlyCost } from './YearlyCost.tsx';

type Choice = { pre_offer_term_frame: number };

type PreOfferProps = {
  application: Application;
  /** Months, shortest first; at least one. */
  terms: readonly [number, ...number[]];
};

/** Form for the term, with its offer. Starts with the saved term, else with the longest one. */
export function PreOffer({ application, terms }: PreOfferProps) {
  const { id, lease_monthly_income: rent, pre_offer_term_frame } = application;
  const longest = terms.at(-1) ?? terms[0];
  const allowedTerm = (wanted: number | null) => (wanted !== null && terms.includes(wanted) ? wanted : longest);
  const [initialValues] = useState<Choice>({ pre_offer_term_frame: allowedTerm(pre_offer_term_frame) });
  const [term, setTerm] = useState(initialValues.pre_offer_term_frame);
  const offer = useOffer(rent, term);
  const line = offer.estimate && repaymentOfApplication(application, new Date(now()), offer.estimate.term);
  const [save] = useUpdateApplicationMutation();
  const { navigate } = useThisScreen();

  const send = (choice: Choice) =>
    save({ id, pre_offer_term_frame: allowedTerm(choice.pre_offer_term_frame) })
      .unwrap()
      .then(({ next_step }) => navigate(stepPath(id, next_step ?? 'property_details')), submitErrors);

  return (
    <Form<Choice>
      singleControl
      initialValues={initialValues}
      onValues={(values) => setTerm(allowedTerm(values.pre_offer_term_frame))}
      beforeSubmit={offer.settled}
      onSubmit={send}
      action={commonTexts.continueButton}
      busy={commonTexts.saving}
      draft={generatePath(paths.desiredLoan, { id })}
    >
      <FacadeCard>
        <Estimate offer={offer} />
        <MonthWindows total={LONGEST_TERM} lit={term} size="large" on="facade" />
      </FacadeCard>
      <TermChoice terms={terms} term={term} offer={offer} rent={pesos(rent)} />
      <p className={styles.change}>
        <TextLink to={generatePath(paths.changeLease, { id })}>{listTexts.changeRentOrDates}</TextLink>
      </p>
      {offer.failed ? (
        <OfferFailure onRetry={offer.retry} />
      ) : (
        offer.estimate && (
          <div className={offer.isFresh ? styles.fresh : styles.stale} aria-busy={!offer.isFresh}>
            {line && (
              <MoneyLine repayment={{ ...line, received: { ...line.received, value: offer.estimate.received } }} />
            )}
            <OfferLines estimate={offer.estimate} rent={pesos(rent)} />
            {showsYearlyCost() && <YearlyCost rent={pesos(rent)} estimate={offer.estimate} />}
          </div>
        )
      )}
    </Form>
  );
}

/** The estimated amount that the owner receives. While an offer loads, the last amount stays visible, dimmed. */
function Estimate({ offer: { estimate, isFresh, failed } }: { offer: OfferState }) {
  return (
    <div className={styles.estimate}>
      <p className={styles.label}>
        {preOfferTexts.youReceiveEstimate}
        {!isFresh && !failed && <span className={styles.running}>{leaseTexts.calculating}</span>}
      </p>
      <p className={isFresh ? styles.amount : styles.oldAmount}>
        {estimate === undefined || failed ? listTexts.toBeDefined : <Amount centavos={estimate.received} counts />}
      </p>
    </div>
  );
}

type TermChoiceProps = { terms: readonly number[]; term: number; offer: OfferState; rent: Centavos };

function TermChoice({ terms, term, offer, rent }: TermChoiceProps) {
  const set = useSetValue();
  const choose = (months: number) => set('pre_offer_term_frame', months);
  const describe = () =>
    offer.isFresh && offer.estimate
      ? estimateTexts.offerAnnouncement({ term, amount: inPesos(offer.estimate.received) })
      : '';
  return (
    <div>
      <TermSlider terms={terms} value={term} onChange={choose} describe={describe} />
      {terms.length > 1 && <CompareTerms rent={rent} terms={terms} chosen={term} onChoose={choose} />}
    </div>
  );
}

function OfferFailure({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  const text = online ? preOfferTexts.couldNotCalculateOffer : preOfferTexts.needInternetToCalculate;
  return <Failure text={text} onRetry={onRetry} />;
}
