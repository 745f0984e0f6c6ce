import './app/shared-chunks/everyAppPage.ts';
import { start } from './start.tsx';

start();
