import type { Screen, State } from '../../states/screen.ts';
import { waitFor } from './frameQueries.ts';
import { FrameUser } from './frameUser.ts';

/** Brings a state about in a frame that has begun to load its screen. Throws `NotReached` when that takes too long. */
export async function bringAbout(
  frame: () => HTMLIFrameElement | null,
  screen: Screen,
  { act, startsAt, heading = screen.heading }: State,
  signal: AbortSignal,
): Promise<void> {
  const seesHeading = (expected: string | RegExp) =>
    waitFor(() => hasHeading(frame()?.contentDocument ?? null, expected), signal);
  await seesHeading(act === undefined ? heading : (startsAt ?? screen.heading));
  if (act === undefined) return;
  await act(new FrameUser(frame, signal));
  if (startsAt !== undefined) await seesHeading(heading);
}

/** Whether the app has rendered a first-level heading; one that is prerendered does not react yet. */
function hasHeading(page: Document | null, expected: string | RegExp): boolean {
  const heading = page?.querySelector('h1');
  if (!heading || !Object.keys(heading).some((name) => name.startsWith('__react'))) return false;
  const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim();
  return typeof expected === 'string' ? text === expected : expected.test(text);
}
