import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money';
import { repaymentOf } from '#domain/repayment';
import { TERMS } from '#domain/terms';
import { costLine } from '#i18n/costLine';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import { money, percent } from '#i18n/format';
import { Estimate } from '../../../web/features/calculator/Estimate.tsx';
import { estimateOf } from '../../../web/features/calculator/estimateOf.ts';

/** Returns the texts that the calculator shows for a rent (pesos) and a term (months). */
const textsOf = (rent: number | undefined, term: number): string =>
  renderToStaticMarkup(createElement(Estimate, { repayment: estimateOf({ rent, term }), term }))
    .replaceAll(/<\/?(span|strong)[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the calculator', () => {
  test.each([15_000, 18_500.5, 20_000, 123_456.78, 10_000_000])(
    'says for a rent of %d pesos and each term the figures of the offer',
    (rent) => {
      for (const term of TERMS) {
        const repayment = repaymentOf({ rent: pesos(rent), term });
        const { received, monthly, yearlyCost } = repayment;
        const texts = textsOf(rent, term);
        expect(texts).toContain(`${calculatorTexts.youReceiveAbout} ${money(received.value)} `);
        const cost = costLine(repayment);
        expect(texts).toContain(calculatorTexts.youPay({ term, monthly: money(monthly), cost }));
        expect(texts).toContain(`CAT ${percent(yearlyCost, 1)} sin IVA.`);
        expect(texts).toContain(calculatorTexts.isAnEstimate);
      }
    },
  );

  test.each([undefined, 14_999.99, 10_000_000.01, Number.NaN])(
    'shows no amount but the lowest rent for a rent of %s',
    (rent) => {
      const texts = textsOf(rent, 12);
      expect(texts).toContain(listTexts.toBeDefined);
      expect(texts).toContain(calculatorTexts.rentIsNeeded({ minimum: '$15,000.00' }));
      expect(texts.match(/\$[\d,.]+/g)).toEqual(['$15,000.00']);
      expect(texts).not.toContain('CAT');
    },
  );
});
