import { useEffect, useState } from 'react';

/** How long the parts of a page wait for one another, ms. They appear together, so that none moves what is being read. */
const MAX_WAIT_MS = 1000;

/** Returns whether so many ms have passed since the component was mounted; by default, the wait of a page for its last part. */
export function useHasWaited(ms = MAX_WAIT_MS): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasWaited;
}
