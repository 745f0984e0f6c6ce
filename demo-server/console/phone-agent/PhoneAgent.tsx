import { type ReactNode, useEffect } from 'react';
import { FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import type { Store } from '../../../web/start.tsx';
import { useNoteRenderedPath } from './renderedPath.ts';
import { sampleFileSource } from './sampleFileSource.ts';
import { followReplacedData, onServerChange, refetchAll } from './serverChanges.ts';
import { useConsoleMessages } from './useConsoleMessages.ts';
import { useReportLocation } from './useReportLocation.ts';

/** Whether the app runs in the console's phone frame. In a window of its own it listens to the server by itself. */
const isFramed = parent !== window;

/**
 * Adds the demo's functions to the app: sample files in the file fields, and the execution of the console's messages.
 */
export function PhoneAgent({ store, children }: { store: Store; children: ReactNode }) {
  useServerChanges(store);
  useConsoleMessages(isFramed, store);
  useReportLocation(isFramed, store);
  useNoteRenderedPath();
  return <FileSourceContext.Provider value={sampleFileSource}>{children}</FileSourceContext.Provider>;
}

/** Refetches after changes on the server when the app has its own window; in the frame the console sends `refetch`. */
function useServerChanges(store: Store): void {
  useEffect(() => {
    if (isFramed) return;
    return onServerChange(
      () => refetchAll(store),
      () => followReplacedData(store),
    );
  }, [store]);
}
