import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { NavigationContext } from './navigation.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style'> & {
  to: string;
  /** Handed over to the page that it leads to. */
  state?: unknown;
};

/** A link within the product: without a document's load where there is a router, and everywhere a real link. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { go } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (go === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do it: the page that she is on gets no second entry.
    go(to, { state, replace: to === location.pathname + location.search });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Whether it is for this window; what a browser opens elsewhere is its own to open. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
