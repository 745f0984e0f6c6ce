import { SceneFrame } from './parts.tsx';

/** The place of a scene before anybody knows which. */
export const EmptyScene = () => <SceneFrame>{null}</SceneFrame>;
