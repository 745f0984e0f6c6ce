import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { Articles } from '#domain/article';

const article = { id: 7, title: 'Tu renta', summary: '<p>Hola</p>', url: '/articles/7' };

test('accepts numbers and texts as ids of articles, and articles without an image', () => {
  expect(is([article, { ...article, id: 'a7', image: null }, { ...article, image: '/a.jpg' }], Articles)).toBe(true);
});

test('rejects an article without an address', () => {
  expect(is([{ ...article, url: undefined }], Articles)).toBe(false);
});
