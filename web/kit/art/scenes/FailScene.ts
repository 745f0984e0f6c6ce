export { ClosedDoorScene as FailScene } from './ClosedDoorScene.tsx';
