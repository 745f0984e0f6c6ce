/** Returns a promise and the functions that settle it. */
export function deferred<Value = void>() {
  const settle = {} as { resolve: (value: Value) => void; reject: (reason: unknown) => void };
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}
