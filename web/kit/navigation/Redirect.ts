import { useEffect } from 'react';
import { useThisScreen } from './useThisScreen.ts';

interface RedirectProps {
  to: string;
  /** Handed over to the page that it leads to. */
  state?: unknown;
  /** Said on the page that it leads to. */
  announcement?: string | undefined;
}

/** Leads to another address in place of the screen's own, unless the owner has already left the screen. */
export function Redirect({ to, state, announcement }: RedirectProps) {
  const { navigate, announce } = useThisScreen();
  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
    navigate(to, { state, replace: true });
  }, [navigate, announce, to, state, announcement]);
  return null;
}
