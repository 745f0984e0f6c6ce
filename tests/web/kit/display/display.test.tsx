import { fireEvent, render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Avatar } from '#kit/display/Avatar.tsx';
import { Carousel } from '#kit/display/Carousel.tsx';
import { initials } from '#kit/display/initials.ts';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { Thumbnail } from '#kit/files/FileParts.tsx';

const photo = { key: 'f', name: 'ine.jpg', size: 1, url: '/expired', state: { is: 'done' } } as const;

test.each<[string, (onStale: () => void) => ReactNode, string]>([
  ['the owner', (onStale) => <Avatar name="Ana" url="/expired" size="arch" onError={onStale} />, 'A'],
  [
    'a document',
    (onStale) => (
      <Thumbnail file={photo} onStale={onStale}>
        dibujo
      </Thumbnail>
    ),
    'dibujo',
  ],
])('a picture of %s whose address has expired is requested again, and is not shown broken', (_, picture, instead) => {
  const onStale = vi.fn();
  const { container } = render(picture(onStale));
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(onStale).toHaveBeenCalledOnce();
  expect([container.querySelector('img'), container.textContent]).toEqual([null, instead]);
});

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
