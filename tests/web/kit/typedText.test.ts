import { describe, expect, test, vi } from 'vitest';
import { normaliseKeepingCaret, pasteNormalised, withPasted } from '#kit/text/typedText.ts';

describe('a normalised text', () => {
  const upper = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

  test('keeps characters that maxlength would cut before normalising', () => {
    const selection = { text: '', start: 0, end: 0 };
    const options = { normalise: upper, maxLength: 18 };
    expect(withPasted(selection, '  ricm-870214 mdfssr05 ', options)).toEqual({
      text: 'RICM870214MDFSSR05',
      caret: 18,
    });
  });

  test('replaces the selection when pasted', () => {
    const selection = { text: 'ABXXEF', start: 2, end: 4 };
    expect(withPasted(selection, 'c d', { normalise: upper, maxLength: 18 })).toEqual({ text: 'ABCDEF', caret: 4 });
  });

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

describe('a paste', () => {
  const options = { normalise: (text: string) => text.toUpperCase(), maxLength: 4 };
  const paste = (control: object) => {
    const currentTarget = { value: 'ABC', readOnly: false, setSelectionRange: vi.fn(), ...control };
    const event = {
      currentTarget,
      preventDefault: vi.fn(),
      clipboardData: { getData: (type: string) => `${type[0]}x` },
    };
    const change = vi.fn();
    pasteNormalised(event as never, options, change);
    return { ...event, change };
  };

  test('replaces the selected text, normalised and cut, and moves the caret behind it', () => {
    const { currentTarget, preventDefault, change } = paste({ selectionStart: 1, selectionEnd: 2 });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(currentTarget.value).toBe('ATXC');
    expect(currentTarget.setSelectionRange).toHaveBeenCalledWith(3, 3);
    expect(change.mock.calls).toEqual([['ATXC']]);
    expect(paste({ selectionStart: 3, selectionEnd: 3 }).currentTarget.value).toBe('ABCT');
  });

  test('replaces the whole text where the browser reports no caret', () => {
    const { currentTarget } = paste({ selectionStart: null, selectionEnd: null });
    expect(currentTarget.value).toBe('TX');
    expect(currentTarget.setSelectionRange).not.toHaveBeenCalled();
  });

  test('does nothing in a control that is read only', () => {
    const { preventDefault, change } = paste({ readOnly: true, selectionStart: 0, selectionEnd: 0 });
    expect(preventDefault).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
  });
});
