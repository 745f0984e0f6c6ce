import { SceneFrame } from './SceneFrame.tsx';

/** Empty frame that keeps the space of a scene until it is known which one it is. */
export const EmptyScene = () => <SceneFrame>{null}</SceneFrame>;
