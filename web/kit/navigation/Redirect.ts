import { useEffect } from 'react';
import { useThisScreen } from './useThisScreen.ts';

type RedirectProps = {
  to: string;
  /** The location state of the target page. */
  state?: unknown;
  /** Why the page is not open, announced on the target page. */
  announcement?: string | undefined;
};

/** Replaces the screen's address by another one, unless the owner has already left the screen. */
export function Redirect({ to, state, announcement }: RedirectProps) {
  const { navigate, announce } = useThisScreen();
  useEffect(() => {
    if (announcement !== undefined) announce(announcement, 'notice');
    navigate(to, { state, replace: true });
  }, [navigate, announce, to, state, announcement]);
  return null;
}
