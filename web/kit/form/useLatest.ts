import { useLayoutEffect, useRef } from 'react';

/** Returns a ref to the latest value, for callbacks that outlive a render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
