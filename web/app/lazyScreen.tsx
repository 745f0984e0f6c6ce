import { type ComponentType, lazy } from 'react';

/** What makes each screen whose code failed to load import it again. */
const retries: (() => void)[] = [];

/** Lets the screens whose code failed to load import it again: React keeps the failure of a lazy component for ever. */
export function retryFailedScreens(): void {
  for (const retry of retries.splice(0)) retry();
}

/**
 * Returns the `element` and `handle` of a page's route: its screen, a named export of a route chunk that is imported when
 * the page is opened, and `load`, which imports the screen ahead of that.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loadScreen = async (): Promise<ComponentType> => (await load())[name];
  const createScreen = () =>
    lazy<ComponentType>(async () => {
      try {
        return { default: await loadScreen() };
      } catch (error) {
        retries.push(() => {
          Screen = createScreen();
        });
        throw error;
      }
    });
  let Screen: ComponentType = createScreen();
  const LazyScreen = () => <Screen />;
  return { element: <LazyScreen />, handle: { load: loadScreen } };
}
