import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from '#kit/display/Carousel.tsx';

const items = ['a', 'b', 'c'].map((key) => ({ key, node: key }));
const carousel = (controls: { arrows?: boolean; dots?: boolean }) =>
  renderToStaticMarkup(createElement(Carousel, { label: 'Temas de interés', items, ...controls }));

const counted = (markup: string) => ({
  arrows: (markup.match(/aria-label="Artículo (anterior|siguiente)"/g) ?? []).length,
  dots: (markup.match(/aria-label="Ir al artículo \d"/g) ?? []).length,
});

test.each([
  [{}, { arrows: 2, dots: 3 }],
  [{ arrows: false }, { arrows: 0, dots: 3 }],
  [{ dots: false }, { arrows: 2, dots: 0 }],
])('arrows and dots are optional: %j', { tags: 's2-carousel-optional' }, (controls, shown) => {
  expect(counted(carousel(controls))).toEqual(shown);
});
