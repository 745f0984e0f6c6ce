import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteCall } from '#connection';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Avatar } from '#kit/display/Avatar.tsx';
import { Carousel } from '#kit/display/Carousel.tsx';
import { initials } from '#kit/display/initials.ts';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { Loading } from '#kit/feedback/Loading.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Thumbnail } from '#kit/files/FileParts.tsx';

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

test('a list says how old it is while there is no connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => noteCall(true));
  const query = { data: 7, waiting: false, fetchedAt: Date.now() - 180_500, retry: () => {} };
  const list = { query, skeleton: null, failureText: '', children: () => null };
  render(createElement(QueryBoundary<number>, list));
  expect(document.body.textContent).toBe('');
  act(() => noteCall(false));
  expect(document.body.textContent).toBe(displayTexts.updatedMinutesAgo({ minutes: 3 }));
});

test('what has not loaded after ten seconds can be requested again', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(createElement(Loading, { onRetry } as never));
  act(() => vi.advanceTimersByTime(9_999));
  expect(document.body.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(document.body.textContent).toContain(failureTexts.takesLongerThanUsual);
  fireEvent.click(screen.getByRole('button', { name: commonTexts.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

const photo = { key: 'f', name: 'ine.jpg', size: 1, url: '/expired', state: { is: 'done' } } as const;
const onStale = vi.fn();

test.each([
  ['the owner', createElement(Avatar, { name: 'Ana', url: '/expired', size: 'arch', onError: onStale }), 'A'],
  ['a document', createElement(Thumbnail, { file: photo, onStale } as never, 'dibujo'), 'dibujo'],
])('a picture of %s whose address has expired is requested again, and is not shown broken', (_, picture, instead) => {
  onStale.mockClear();
  const { container } = render(picture);
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
