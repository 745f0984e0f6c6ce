import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frozenHandlers } from '#kit/form/frozen.ts';
import { useInputBeforeHydration } from '#kit/form/useInputBeforeHydration.ts';
import { renderHook } from '../renderHook.ts';

class FakeElement {
  ancestors: readonly string[] = [];
  closest = (selector: string) => (this.ancestors.includes(selector) ? this : null);
}

/** An input whose value React tracks by a property of its own, as it does; `inputs` are the texts React hears of. */
class FakeInput extends FakeElement {
  type = 'text';
  raw = '';
  inputs: string[] = [];
  events: string[] = [];
  selectionStart: number | null = 0;
  selectionEnd: number | null = 0;
  defaultValue = '';
  /** As the masks of phone and money do. */
  takesFocusOnInput = false;
  setSelectionRange = vi.fn();
  get value() {
    return this.raw;
  }
  set value(text: string) {
    this.raw = text;
  }
  dispatchEvent = ({ type, bubbles }: Event) => {
    this.events.push(`${type}${bubbles ? ' bubbles' : ''}`);
    if (type === 'input') this.inputs.push(this.raw);
    if (type === 'input' && this.takesFocusOnInput) this.focus();
    return true;
  };
  focus = () => void Object.assign(document, { activeElement: this });
  blur = () => void Object.assign(document, { activeElement: document.body });
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('FocusEvent', class extends Event {});
  vi.stubGlobal('InputEvent', class extends Event {});
});

describe('a form that is being sent', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const happen = (target: unknown) => {
    const event = { target, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    frozenHandlers.onClickCapture(event as never);
    return [event.preventDefault, event.stopPropagation].map(({ mock }) => mock.calls.length);
  };

  test('discards each change, click and paste', () => {
    expect(Object.keys(frozenHandlers)).toEqual(['onChangeCapture', 'onClickCapture', 'onPasteCapture']);
    expect(new Set(Object.values(frozenHandlers)).size).toBe(1);
    expect(happen(new FakeElement())).toEqual([1, 1]);
    expect(happen({ closest: () => true })).toEqual([1, 1]);
  });

  test('lets the owner follow a link among its fields', () =>
    expect(happen(Object.assign(new FakeElement(), { ancestors: ['a'] }))).toEqual([0, 0]));

  test('empties a file input, whose value React does not restore, and no other control', () => {
    const [file, text] = [new FakeInput(), new FakeInput()].map((input) => Object.assign(input, { raw: 'x' }));
    Object.assign(file as FakeInput, { type: 'file' });
    expect([happen(file), happen(text)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([file?.value, text?.value]).toEqual(['', 'x']);
  });
});

describe('a prerendered form', () => {
  /** Hydrates a form in which `texts` were typed. Its controls are emptied by React's next render. */
  async function hydrate(
    texts: string[],
    { focused = -1, caret = 1 as number | null, pressed = false, exists = true, more = {} as Partial<FakeInput> } = {},
  ) {
    const controls = texts.map((text) =>
      Object.assign(new FakeInput(), { raw: text, selectionStart: caret, selectionEnd: 2, ...more }),
    );
    const tracked = vi.fn();
    for (const control of controls) Object.defineProperty(control, 'value', { get: () => control.raw, set: tracked });
    const form = {
      dataset: pressed ? { pressed: '' } : ({} as Record<string, string>),
      querySelectorAll: (selector: string) => (selector === 'input' ? controls : []),
      // Safari before 16 has no requestSubmit.
      dispatchEvent: vi.fn(),
    };
    const getElementById = (id: string) => (exists && id === 'f' ? form : null);
    const body = new FakeInput();
    vi.stubGlobal('document', { getElementById, body, activeElement: controls[focused] ?? body });
    renderHook(useInputBeforeHydration, 'f');
    for (const control of controls) control.raw = '';
    expect(controls.flatMap(({ events }) => events)).toEqual([]);
    await Promise.resolve();
    return { controls, form, tracked };
  }

  test('repeats typed texts as input events, after React has emptied the controls', async () => {
    const { controls, tracked } = await hydrate(['ana', '']);
    expect(controls.map(({ inputs }) => inputs)).toEqual([['ana'], []]);
    expect(controls[0]?.events).toEqual(['input bubbles']);
    expect(tracked.mock.calls).toEqual([['']]);
  });

  test('repeats the focus first and restores the caret', async () => {
    const { controls } = await hydrate(['ana', 'eva'], { focused: 1 });
    expect(controls.map(({ events }) => events)).toEqual([['input bubbles'], ['focusin bubbles', 'input bubbles']]);
    expect(controls.map(({ setSelectionRange }) => setSelectionRange.mock.calls)).toEqual([[], [[1, 2]]]);
  });

  test('does not repeat a text that the build has rendered', async () => {
    const { controls } = await hydrate(['20,000.00'], { more: { defaultValue: '20,000.00' } });
    expect(controls[0]?.events).toEqual([]);
  });

  test('repeats that a text which the build has rendered was cleared', async () => {
    const { controls, tracked } = await hydrate([''], { more: { defaultValue: '20,000.00' } });
    expect(controls[0]?.inputs).toEqual(['']);
    // React would ignore an event without a change of the value that it has seen.
    expect(tracked.mock.calls).toEqual([[' ']]);
  });

  test('leaves the focus where it was, though a control takes it when its text changes', async () => {
    const { controls } = await hydrate(['5512', 'eva'], { focused: 1, more: { takesFocusOnInput: true } });
    expect(document.activeElement).toBe(controls[1]);
    await hydrate(['5512', ''], { focused: 1, more: { takesFocusOnInput: true } });
    expect(document.activeElement).toHaveProperty('raw', '');
    await hydrate(['5512'], { more: { takesFocusOnInput: true } });
    expect(document.activeElement).toBe(document.body);
  });

  test('sets no caret where the browser reports none', async () => {
    const { controls } = await hydrate(['ana'], { focused: 0, caret: null });
    expect(controls[0]?.setSelectionRange).not.toHaveBeenCalled();
  });

  test('is submitted once if its button was pressed before', async () => {
    const { form } = await hydrate(['ana'], { pressed: true });
    expect(form.dispatchEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'submit' }));
    expect(form.dataset).toEqual({});
    expect((await hydrate(['ana'])).form.dispatchEvent).not.toHaveBeenCalled();
  });

  test('is left alone when React has rendered it itself', async () => {
    const { controls, form } = await hydrate(['ana'], { pressed: true, exists: false });
    expect(controls[0]?.events).toEqual([]);
    expect(form.dispatchEvent).not.toHaveBeenCalled();
  });
});
