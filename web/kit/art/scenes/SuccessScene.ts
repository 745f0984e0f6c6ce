export { OpenDoorScene as SuccessScene } from './OpenDoorScene.tsx';
