export { ClosedDoorScene as OopsScene } from './ClosedDoorScene.tsx';
