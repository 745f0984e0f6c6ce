import { Component, type ReactNode } from 'react';
import { t } from '#i18n';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { loadDocument } from './loadDocument.ts';

type BrokenProps = {
  /** Called once when the children could not be rendered. They are tried again only under another `key`. */
  onFail?: () => void;
  children: ReactNode;
};

/**
 * Catches a page that cannot be rendered: a chunk that did not arrive, or a fault of ours. "Retry" loads the document
 * anew, because in older browsers a failed chunk stays failed for as long as the document lives.
 */
export class ErrorBoundary extends Component<BrokenProps, { failed: boolean }> {
  static override contextType = NavigationContext;
  declare context: React.ContextType<typeof NavigationContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  #goToStart = () => {
    const { go } = this.context;
    if (go) go(paths.home);
    else loadDocument(() => location.assign(paths.home));
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen
        template="result"
        alone
        title={t('This page could not be opened')}
        lead={t('Check your internet and try again. What you typed is kept.')}
      >
        <PageFooter>
          <Button onClick={() => loadDocument(() => location.reload())}>{t('Retry')}</Button>
          <Button kind="ghost" onClick={this.#goToStart}>
            {t('Go to the start')}
          </Button>
        </PageFooter>
      </Screen>
    );
  }
}
