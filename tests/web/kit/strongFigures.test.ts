import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';

test.each([
  ['Recibes $93,552.00 (estimado).', ['$93,552.00']],
  ['El costo anual es de 109.9%.', ['109.9%']],
  ['La primera, el 07\u00a0ene\u00a02027.', ['07\u00a0ene\u00a02027']],
  ['Pagas 6 mensualidades en un máximo de 24 horas hábiles.', []],
])('only amounts, percentages and days are strong: %s', (sentence, strong) => {
  const markup = renderToStaticMarkup(createElement('p', null, withStrongFigures(sentence)));
  expect([...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, figure]) => figure)).toEqual(strong);
});
