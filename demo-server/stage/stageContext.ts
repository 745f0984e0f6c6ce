/** What the sections of the stage share. */
export type StageContext = {
  /** Says how a press ended, and keeps it on screen. */
  say(line: string, failed?: boolean): void;
  /** Runs what a button does and says what went wrong, if anything did. */
  attempt(job: () => Promise<unknown>): Promise<void>;
  /** Whose file and messages are shown; null is nobody in particular. */
  readonly chosen: { id: string | null };
  /** Reads everything again. */
  refresh(): Promise<void>;
};

/** A part of the page that can be read again. */
export type Part = { readonly element: HTMLElement; refresh(): Promise<void> };
