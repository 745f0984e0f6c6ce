import '../../../web/app/shared-chunks/everyAppPage.ts';
import { createRoot } from 'react-dom/client';
import { start } from '../../../web/start.tsx';
import { DemoMark } from './DemoMark.tsx';
import { PhoneAgent } from './PhoneAgent.tsx';
import { announceNewBeginning } from './serverChanges.ts';

start((app, store) => <PhoneAgent store={store}>{app}</PhoneAgent>).then(announceNewBeginning);

const above = document.getElementById('mark');
if (above) createRoot(above).render(<DemoMark />);
