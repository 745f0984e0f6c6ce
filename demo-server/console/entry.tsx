import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Console } from './Console.tsx';
import { createConsoleStore } from './store.ts';

const root = document.getElementById('stage');
if (!root) throw new Error('The page has no #stage element');
createRoot(root).render(
  <StrictMode>
    <Provider store={createConsoleStore()}>
      <Console />
    </Provider>
  </StrictMode>,
);
