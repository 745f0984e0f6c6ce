import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { CopyButton, copyText } from '#kit/display/CopyRow.tsx';
import { current } from '#kit/navigation/announcements.ts';

/** Opens a page whose clipboard API does this. Returns what the old command copies: the text of the selected field. */
function openPage(writeText?: () => Promise<void>) {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
  document.execCommand = () => copied.push(document.querySelector('textarea')?.value ?? '') > 0;
  return copied;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

test.each([
  ['over plain http, where there is no clipboard API', undefined],
  ['in a browser that refuses the clipboard', () => Promise.reject(new Error('NotAllowedError'))],
])('a text is copied %s', async (_, writeText) => {
  const copied = openPage(writeText);
  expect(await copyText('999180000000043218')).toBe(true);
  expect(copied).toEqual(['999180000000043218']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a text that the clipboard API takes is copied once', async () => {
  const copied = openPage(() => Promise.resolve());
  expect(await copyText('999180000000043218')).toBe(true);
  expect(copied).toEqual([]);
});

test.each([
  [true, displayTexts.labelCopiedMasculine({ label: 'Monto' }), 'done'],
  [false, displayTexts.couldNotCopy, 'notice'],
])('the owner is told whether an amount was copied (%j): "%s"', async (isCopied, text, tone) => {
  openPage();
  document.execCommand = () => isCopied;
  render(createElement(CopyButton, { label: 'Monto', copied: '$1.00', gender: 'masculine', describedBy: '' }));
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => current().toast).toMatchObject({ text, tone });
});
