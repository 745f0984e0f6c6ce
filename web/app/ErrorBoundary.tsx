import { Component, type ReactNode } from 'react';
import { askServer, type Reach } from '#connection';
import * as appTexts from '#i18n/es-MX/app';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { isFailedImport } from '#kit/browser/isFailedImport.ts';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { loadDocument } from './loadDocument.ts';

type ErrorBoundaryProps = {
  /** The children that have failed are rendered again when it changes. */
  resetKey?: string;
  children: ReactNode;
};

/** What can be said about the failure: a defect, or a missing script of a server that answers, is a fault of ours. */
const advice: Readonly<Record<Reach, string>> = {
  server: appTexts.ourFaultAdvice,
  network: failureTexts.networkAsks,
  nobody: appTexts.pageNotOpenedAdvice,
};

/** `who` has answered after the failure; undefined until that is known. */
type State = { failed: boolean; who?: Reach | undefined; resetKey?: string | undefined };

/**
 * Renders an error page when its children fail to render: a chunk did not load, or there is a defect. "Retry" reloads
 * the document, because older browsers remember a failed import for the lifetime of the document.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = NavigationContext;
  declare context: React.ContextType<typeof NavigationContext>;
  override state: State = { failed: false };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, who: undefined, resetKey };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // For the reports of the page: React passes a caught error to no listener.
    dispatchEvent(new ErrorEvent('pagefailed', { error }));
    if (isFailedImport(error)) void askServer().then((who) => this.setState({ who }));
    else this.setState({ who: 'server' });
  }

  #goToStart = () => {
    const { go } = this.context;
    if (go) go(paths.home);
    else void loadDocument(() => location.assign(paths.home));
  };

  override render() {
    const { failed, who } = this.state;
    if (!failed) return this.props.children;
    return (
      <Screen template="result" alone title={appTexts.pageNotOpened} lead={who && advice[who]}>
        <PageFooter>
          <Button onClick={() => loadDocument(() => location.reload())}>{commonTexts.retry}</Button>
          <Button kind="ghost" onClick={this.#goToStart}>
            {commonTexts.goToStart}
          </Button>
        </PageFooter>
      </Screen>
    );
  }
}
