import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '#kit/display/CopyRow.tsx';

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
