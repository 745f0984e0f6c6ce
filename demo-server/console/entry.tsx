import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Console } from './Console.tsx';
import { keepPreferences, storedPreferences } from './preferences.ts';
import { createConsoleStore } from './store.ts';

const root = document.getElementById('console');
if (!root) throw new Error('The page has no #console element');
const store = createConsoleStore(storedPreferences());
keepPreferences(store);
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <Console />
    </Provider>
  </StrictMode>,
);
