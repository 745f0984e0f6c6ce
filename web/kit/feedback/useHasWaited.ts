import { useEffect, useState } from 'react';

/** How long the parts of a page wait for one another, ms. They appear together, so that none moves what is being read. */
const MAX_WAIT_MS = 1000;

/** Whether a page has waited long enough for its last part, and shows those that it has. */
export function useHasWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited;
}
