import { createRoot } from 'react-dom/client';
import { start } from '../../../web/start.tsx';
import { PhoneAgent } from './Agent.tsx';
import { DemoMark } from './Mark.tsx';

start((app, store) => <PhoneAgent store={store}>{app}</PhoneAgent>);

const above = document.getElementById('mark');
if (above) createRoot(above).render(<DemoMark />);
