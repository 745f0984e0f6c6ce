import type callbacks from 'node:fs';
import type promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: functions of the file system have many signatures.
type AnyFunction = (...args: any[]) => any;

/**
 * Replaces a function of `node:fs/promises`, or of `node:fs`, whose functions streams use, until the test ends.
 * `replace` returns the new function and gets the original one.
 */
export function replaceInFileSystem(
  module: typeof promises | typeof callbacks,
  name: string,
  replace: (original: AnyFunction) => AnyFunction,
): void {
  const functions = module as unknown as Record<string, AnyFunction>;
  const replacement = replace(functions[name] as AnyFunction);
  const spy = vi.spyOn(functions, name).mockImplementation(replacement);
  // Only then named imports have it too.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
