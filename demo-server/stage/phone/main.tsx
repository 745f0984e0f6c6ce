import { createRoot } from 'react-dom/client';
import { start } from '../../../web/start.tsx';
import { Mark } from './Mark.tsx';

start();

const above = document.getElementById('mark');
if (above) createRoot(above).render(<Mark />);
