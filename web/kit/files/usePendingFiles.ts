import { useRef, useState } from 'react';
import type { PendingFile, UploadDetails } from './fileViews.ts';

let lastNumber = 0;

/** Returns the next number of an increasing sequence, unique on this page. */
export const nextNumber = (): number => {
  lastNumber += 1;
  return lastNumber;
};

/**
 * State of a field's files: those not uploaded yet, and what is kept about those that were uploaded here, by their ids.
 */
export function usePendingFiles() {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [details, setDetails] = useState<Readonly<Record<string, UploadDetails>>>({});

  const change = (key: string, patch: Partial<PendingFile>) =>
    setPending((all) => all.map((file) => (file.key === key ? { ...file, ...patch } : file)));
  const drop = (key: string) => setPending((all) => all.filter((file) => file.key !== key));
  const replace = (dropped: readonly PendingFile[], added: readonly PendingFile[]) =>
    setPending((all) => [...all.filter(({ key }) => !dropped.some((file) => file.key === key)), ...added]);
  const keepDetails = (id: string, kept: UploadDetails) => setDetails((all) => ({ ...all, [id]: kept }));
  const clearAdvice = (key: string) => {
    change(key, { advice: undefined });
    setDetails((all) =>
      Object.fromEntries(
        Object.entries(all).map(([id, kept]) => [id, kept.key === key ? { ...kept, advice: undefined } : kept]),
      ),
    );
  };
  return { pending, details, change, drop, replace, keepDetails, clearAdvice };
}

export type PendingFiles = ReturnType<typeof usePendingFiles>;

/** Positions of a field's uploaded files, by id. A file that was not chosen here gets one when it is first listed. */
export function usePositions() {
  const positions = useRef(new Map<string, number>());
  const setPosition = (id: string, position: number) => {
    positions.current.set(id, position);
  };
  const positionOf = (id: string): number => {
    const position = positions.current.get(id) ?? nextNumber();
    setPosition(id, position);
    return position;
  };
  return { positionOf, setPosition };
}

export type Positions = ReturnType<typeof usePositions>;
