import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Carousel } from '#kit/display/Carousel.tsx';
import { initials } from '#kit/display/initials.ts';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';

test.each([
  [failureTexts.couldNotConnect, true],
  [commonTexts.offlineInputKept, false],
])(
  'a list that failed to load gives the reason "%s": %s, as the page says once that there is no connection',
  (text, isGiven) => {
    const query = { data: undefined, waiting: false, fetchedAt: undefined, failure: { text }, retry: () => {} };
    const list = { query, skeleton: null, failureText: 'No cargó.', children: () => null };
    const markup = renderToStaticMarkup(createElement(QueryBoundary, list));
    expect(markup).toContain('No cargó.');
    expect(markup.includes(text)).toBe(isGiven);
  },
);

test.each([
  ['María Fernanda', 'Ríos Salgado', 'MR'],
  ['Ángela', 'Ñáñez', 'ÁÑ'],
  ['José', 'de la Cruz', 'JC'],
  ['  Íñigo  ', '   ñáñez ', 'ÍÑ'],
  ['Ana Sofía', undefined, 'A'],
  ['', '', ''],
])('returns for the names "%s" and "%s" the initials "%s"', (names, lastNames, letters) => {
  expect(initials(names, lastNames)).toBe(letters);
});

test.each([
  ['Recibes $93,552.00 (estimado).', ['$93,552.00']],
  ['El costo anual es de 109.9%.', ['109.9%']],
  ['La primera, el 07\u00a0ene\u00a02027.', ['07\u00a0ene\u00a02027']],
  ['Pagas 6 mensualidades en un máximo de 24 horas hábiles.', []],
])('only amounts, percentages and days are strong: %s', (sentence, strong) => {
  const markup = renderToStaticMarkup(createElement('p', null, withStrongFigures(sentence)));
  expect([...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, figure]) => figure)).toEqual(strong);
});

const items = ['a', 'b', 'c'].map((key) => ({ key, node: key }));
const carousel = (controls: { arrows?: boolean; dots?: boolean }) =>
  renderToStaticMarkup(createElement(Carousel, { label: 'Temas de interés', items, ...controls }));

const counted = (markup: string) => ({
  arrows: [displayTexts.previousArticle, displayTexts.nextArticle].filter((label) => markup.includes(label)).length,
  dots: [1, 2, 3].filter((number) => markup.includes(displayTexts.goToArticle({ number }))).length,
});

test.each([
  [{}, { arrows: 2, dots: 3 }],
  [{ arrows: false }, { arrows: 0, dots: 3 }],
  [{ dots: false }, { arrows: 2, dots: 0 }],
])('arrows and dots are optional: %j', { tags: 's2-carousel-optional' }, (controls, shown) => {
  expect(counted(carousel(controls))).toEqual(shown);
});
