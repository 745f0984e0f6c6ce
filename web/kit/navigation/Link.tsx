import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { NavigationContext } from './navigation.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style'> & {
  to: string;
  /** The location state of the target page. */
  state?: unknown;
};

/** A link within the app: an `<a href>` that navigates without loading a document where there is a router. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { go } = useContext(NavigationContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (go === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do: a link to the current page adds no second history entry.
    go(to, { state, replace: to === location.pathname + location.search });
  };
  return <a {...rest} href={to} onClick={handleClick} />;
}

/** Returns whether a click opens the link in this window: the main button without a modifier key. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
