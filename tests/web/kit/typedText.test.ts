import { describe, expect, test, vi } from 'vitest';
import { normaliseKeepingCaret } from '#kit/text/typedText.ts';

describe('a normalised text', () => {
  const upper = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

  test('keeps the caret behind the typed letter', () => {
    const control = { value: 'RIxCM', selectionStart: 3, setSelectionRange: vi.fn() };
    expect(normaliseKeepingCaret(control as never, upper)).toBe('RIXCM');
    expect(control.setSelectionRange).toHaveBeenCalledWith(3, 3);
  });

  test('sets no caret where the browser reports none', () => {
    const control = { value: 'a@b.mx ', selectionStart: null, setSelectionRange: vi.fn() };
    expect(normaliseKeepingCaret(control as never, (text) => text.trim())).toBe('a@b.mx');
    expect(control.setSelectionRange).not.toHaveBeenCalled();
  });

  test('moves the caret to the left by the characters that were dropped before it', () => {
    const control = { value: 'R ICM', selectionStart: 2, setSelectionRange: vi.fn() };
    normaliseKeepingCaret(control as never, upper);
    expect(control.value).toBe('RICM');
    expect(control.setSelectionRange).toHaveBeenCalledWith(1, 1);
  });

  test('leaves a control alone whose text is right already, or is not normalised', () => {
    const control = { value: 'RICM', selectionStart: 2, setSelectionRange: vi.fn() };
    expect(normaliseKeepingCaret(control as never, upper)).toBe('RICM');
    expect(normaliseKeepingCaret(control as never, undefined)).toBe('RICM');
    expect(control.setSelectionRange).not.toHaveBeenCalled();
  });
});
