/** Chunk of the picture beside the column in wide windows. */
import '../shared-chunks/everyPage.ts';

export { BackdropArt } from '#kit/art/BackdropArt.tsx';
