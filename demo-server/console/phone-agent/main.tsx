import { createRoot } from 'react-dom/client';
import { start } from '../../../web/start.tsx';
import { Agent } from './Agent.tsx';
import { Mark } from './Mark.tsx';

start((app, store) => <Agent store={store}>{app}</Agent>);

const above = document.getElementById('mark');
if (above) createRoot(above).render(<Mark />);
