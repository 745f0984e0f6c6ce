import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createConsoleStore } from '../store.ts';
import { StatesPage } from './StatesPage.tsx';

const root = document.getElementById('states');
if (!root) throw new Error('The page has no #states element');
createRoot(root).render(
  <StrictMode>
    <Provider store={createConsoleStore()}>
      <StatesPage />
    </Provider>
  </StrictMode>,
);
