import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

class Frame {}

/** The components of the running test. */
const mounted = new Set<Root>();

/** What React needs of a page to run components that render nothing. */
function emptyContainer(): Element {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const ownerDocument = { nodeType: 9, activeElement: null, body: null, defaultView: { HTMLIFrameElement: Frame } };
  return { nodeType: 1, tagName: 'DIV', ownerDocument: { ...ownerDocument, ...listeners }, ...listeners } as never;
}

/**
 * Runs a hook in a component without elements and returns its newest result. `wrap` adds the providers that the hook
 * needs. After the test the components unmount; then the stubbed
 * globals, which they may need for that, are restored.
 */
export function renderHook<Props, Result>(
  useHook: (props: Props) => Result,
  initialProps: Props,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', globalThis);
  const root = createRoot(emptyContainer());
  const hook = {} as { current: Result };
  const Component = (props: { value: Props }) => {
    hook.current = useHook(props.value);
    return null;
  };
  const rerender = (value: Props) => act(() => root.render(wrap(createElement(Component, { value }))));
  const unmount = () => act(() => root.unmount());
  mounted.add(root);
  onTestFinished(() => {
    unmount();
    mounted.delete(root);
    if (mounted.size === 0) vi.unstubAllGlobals();
  });
  rerender(initialProps);
  return { hook, rerender, unmount };
}
