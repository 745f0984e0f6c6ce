import { useLayoutEffect, useRef } from 'react';

/** Returns a ref to the latest value, for what is called outside of effects; in an effect use `useEffectEvent`. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
