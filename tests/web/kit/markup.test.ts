import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money';
import { TermSlider } from '#kit/choice/TermSlider.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Steps } from '#kit/layout/Steps.tsx';

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

describe('an amount', () => {
  test.each([
    [18_500, '$18,500.00'],
    [93_552.5, '$93,552.50'],
    [0, '$0.00'],
  ])('of %d pesos is rendered with cents as %s', (amount, text) => {
    expect(textOf(renderToStaticMarkup(createElement(Amount, { centavos: pesos(amount), size: 'hero' })))).toBe(text);
  });
});

test.each([
  ['No pudimos conectarnos.', true],
  ['Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.', false],
])(
  'a list that failed to load gives the reason "%s": %s, as the page says once that there is no connection',
  (text, isGiven) => {
    const query = { data: undefined, waiting: false, fetchedAt: undefined, failure: { text }, retry: () => {} };
    const list = { query, skeleton: null, failureText: 'No pudimos cargar tus Adelanttos.', children: () => null };
    const markup = renderToStaticMarkup(createElement(QueryBoundary, list));
    expect(markup).toContain('No pudimos cargar tus Adelanttos.');
    expect(markup.includes(text)).toBe(isGiven);
  },
);

test('a deduction has a true minus sign', () => {
  const markup = renderToStaticMarkup(
    createElement(Figures, { rows: [{ label: 'Interés', value: '$19,200.00', minus: true }] }),
  );
  expect(textOf(markup)).toBe('Interés\u2212$19,200.00');
});

test('the steps of a form have a progress bar with its value in percent and words', () => {
  const markup = renderToStaticMarkup(createElement(Steps, { step: 1, of: 3 }));
  expect(markup).toContain('role="progressbar"');
  expect(markup).toContain('aria-valuenow="33"');
  expect(markup).toContain('aria-valuetext="Paso 1 de 3"');
});

test('there is one window for each month, hidden from screen readers', () => {
  const markup = renderToStaticMarkup(createElement(MonthWindows, { total: 10, lit: 3 }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup.match(/<span/g)).toHaveLength(10);
});

describe('the choice of the term', () => {
  const slider = (terms: number[], value: number) =>
    renderToStaticMarkup(createElement(TermSlider, { terms, value, onChange: () => {}, describe: () => '' }));

  test('is a slider when there are several terms', () => {
    const markup = slider([3, 4, 5, 6], 6);
    expect(markup).toContain('type="range"');
    expect(markup).toContain('aria-valuetext="6 meses"');
    expect(markup).toMatch(/aria-label="Un mes más"[^>]*aria-disabled="true"/);
  });

  test('is a pressed button when there is one term', () => {
    expect(slider([3], 3)).toMatch(/<button[^>]*aria-pressed="true"[^>]*>3 meses/);
  });

  test('renders nothing when there is no term', () => {
    expect(slider([], 3)).toBe('');
  });

  test('has no style attribute, which the content security policy would block', () => {
    expect(slider([3, 4], 3)).not.toContain('style=');
  });
});
