import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { Articles } from '#domain/article';

const article = { id: 7, title: 'Tu renta', summary: '<p>Hola</p>', url: '/articles/7' };

test('the marketing site may number its articles or name them, and leave out the image', () => {
  expect(is([article, { ...article, id: 'a7', image: null }, { ...article, image: '/a.jpg' }], Articles)).toBe(true);
});

test('an article without an address cannot be opened and is refused', () => {
  expect(is([{ ...article, url: undefined }], Articles)).toBe(false);
});
