/** Chunk of the picture beside the column in wide windows. */
export { BackdropArt } from '#kit/art/BackdropArt.tsx';
