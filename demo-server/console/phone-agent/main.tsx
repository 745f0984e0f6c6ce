import '../../../web/app/shared-chunks/everyAppPage.ts';
import { createRoot } from 'react-dom/client';
import { start } from '../../../web/start.tsx';
import { DemoMark } from './DemoMark.tsx';
import { PhoneAgent } from './PhoneAgent.tsx';

start((app, store) => <PhoneAgent store={store}>{app}</PhoneAgent>);

const above = document.getElementById('mark');
if (above) createRoot(above).render(<DemoMark />);
