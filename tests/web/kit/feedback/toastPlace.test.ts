import { expect, test, vi } from 'vitest';
import { usePlace } from '#kit/feedback/Status.tsx';
import { renderHook } from '../../renderHook.ts';
import { stubFrames } from '../../stubFrames.ts';

test('a toast is placed once for all changes before a frame', () => {
  const showFrame = stubFrames();
  let change = () => {};
  vi.stubGlobal('MutationObserver', function Observer(this: object, callback: () => void) {
    change = callback;
    Object.assign(this, { observe: () => {}, disconnect: () => {} });
  });
  vi.stubGlobal('innerHeight', 780);
  const nothing = { elementsFromPoint: () => [], querySelectorAll: () => [], body: null };
  vi.stubGlobal('document', { ...nothing, addEventListener: () => {}, removeEventListener: () => {} });
  const measured = vi.fn(() => ({ top: 720, bottom: 768, left: 0, right: 342, width: 342, height: 48 }));
  const toast = { current: { getBoundingClientRect: measured } as never };
  const region = {
    current: { getBoundingClientRect: () => ({ bottom: 768 }), contains: () => false, style: {} } as never,
  };
  renderHook(() => usePlace(region, toast), undefined);
  change();
  change();
  expect(measured).not.toHaveBeenCalled();
  showFrame();
  expect(measured).toHaveBeenCalledOnce();
});
