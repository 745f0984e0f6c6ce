import { useState } from 'react';

/**
 * Returns the first value that is not undefined and keeps it until the component unmounts. For decisions that are made
 * when data have loaded and that later data must not change, such as whether to redirect. Null counts as a value.
 */
export function useFirstValue<Value extends string | boolean | object | null>(
  value: Value | undefined,
): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first === undefined ? value : first;
}
