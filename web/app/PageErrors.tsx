import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { retryFailedScreens } from './lazyScreen.tsx';

/** Layout route whose page is replaced by an error page when it fails to render, until the next navigation. */
export function PageErrors() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(retryFailedScreens, [key]);
  return (
    <ErrorBoundary resetKey={key}>
      <Outlet />
    </ErrorBoundary>
  );
}
