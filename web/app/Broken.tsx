import { Component, type ReactNode } from 'react';
import { t } from '#i18n';
import { paths } from '#paths';
import { Button } from '#ui/Button';
import { Foot } from '#ui/Foot';
import { Screen } from '#ui/Screen';

/**
 * Catches a page that cannot be shown: a chunk that did not arrive, or a fault of ours. The way out loads the document
 * anew, because a failed chunk stays failed for as long as the document lives.
 */
export class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen
        template="result"
        alone
        title={t('This page could not be opened')}
        lead={t('Check your internet and try again. What you typed is kept.')}
      >
        <Foot>
          <Button onClick={() => location.reload()}>{t('Retry')}</Button>
          <Button kind="ghost" onClick={() => location.assign(paths.home)}>
            {t('Go to the start')}
          </Button>
        </Foot>
      </Screen>
    );
  }
}
