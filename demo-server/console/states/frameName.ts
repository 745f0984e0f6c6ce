/** What the page of all states may do with the document in its frame (`stateControls` of its window). */
export type FrameControls = {
  letTimePass(ms: number): void;
  loseConnection(): void;
  reload(): void;
};

/** Returns the name of a frame that shows a state. */
export const frameNameOf = (key: string): string => `state:${key}`;

/** Returns the key of the state in the name of a frame; undefined for every other frame. */
export const stateInFrameName = (name: string): string | undefined =>
  /^state:([a-z0-9-]+\/[a-z0-9-]+)$/.exec(name)?.[1];
