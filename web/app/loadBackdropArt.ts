import type { ComponentType } from 'react';

/** Loads the picture beside the column in wide windows. Its chunk shares code with the app, which the kit cannot know. */
export const loadBackdropArt = async (): Promise<ComponentType> =>
  (await import('./route-chunks/backdropArt.ts')).BackdropArt;
