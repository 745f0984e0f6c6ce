import { onTestFinished } from 'vitest';
import type { Stage } from '../../stage.ts';

/** Opens the stream of the server's events, of all new ones or of those after the one with a number; it ends with the test. */
export function openEvents(stage: Stage, after?: string): Promise<Response> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  return stage.eventStream(leaving.signal, after);
}

/** Reads a stream of events until its text is complete, and returns that text. Rejects when the stream ends before. */
export async function readEventsUntil(
  { body }: Pick<Response, 'body'>,
  isComplete: (text: string) => boolean,
): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!isComplete(text)) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The stream of events has ended before the expected one. It was:\n${text}`);
    text += value;
  }
  return text;
}
