import { vi } from 'vitest';

/** Makes every use of the session storage throw, as where a browser forbids it or it is full. */
export const forbidStorage = () =>
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
    ),
  );
