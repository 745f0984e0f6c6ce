import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg';
import { type ReactNode, useLayoutEffect } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as screenTexts from '#i18n/es-MX/screens';
import { Icon } from '../art/Icon.tsx';
import { Wordmark } from '../art/Wordmark.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './Screen.module.css';
import { Steps } from './Steps.tsx';

type ScreenProps = {
  title: ReactNode;
  /** Whether the data that the title will name still load: `title` is then read out only, and a bar is in its place. */
  isTitleLoading?: boolean;
  lead?: ReactNode;
  /** Kind of page; decides its ground and its header. The sheet of a `document` has the h1. */
  template?: 'flow' | 'dashboard' | 'result' | 'detail' | 'document';
  /** Centres a result page whose only other content is its footer. Other pages begin at the top. */
  alone?: boolean | undefined;
  /** Path of the "Regresar" link. */
  back?: string | undefined;
  steps?: { step: number; of: number } | undefined;
  /** Picture above the title, which is then centred; on a detail page beside the title, and small. */
  art?: ReactNode;
  /** Rendered to the right of the wordmark; on a detail page to the right of the title. */
  corner?: ReactNode;
  /** Title of the browser tab, needed when `title` is not a string. */
  documentTitle?: string | undefined;
  children?: ReactNode;
};

/** Layout of a page: header, the only h1, main, and the document title "{h1} · Adelantto". */
export function Screen(props: ScreenProps) {
  const { title, template = 'flow', alone = false, children } = props;
  const documentTitle = props.documentTitle ?? (typeof title === 'string' ? title : undefined);
  // A layout effect: the title changes in the same frame as the heading.
  useLayoutEffect(() => {
    if (documentTitle !== undefined) document.title = screenTexts.pageTitle({ title: documentTitle });
  }, [documentTitle]);

  return (
    <div className={`${styles.screen} ${styles[template]} ${alone ? styles.alone : ''}`}>
      <Header {...props} />
      <main id="main" className={styles.main}>
        {template !== 'document' && <Heading {...props} />}
        {children}
      </main>
    </div>
  );
}

function Heading({ title, isTitleLoading = false, lead, template, art, corner }: ScreenProps) {
  const isDetail = template === 'detail';
  const isCentred = !isDetail && (template === 'result' || art !== undefined);
  return (
    <div className={`${styles.heading} ${isCentred ? styles.centred : ''}`}>
      {art !== undefined && !isDetail && <div className={styles.art}>{art}</div>}
      <div className={styles.titles}>
        {/* Focused after a route change, so that screen readers announce the new page. */}
        <h1 tabIndex={-1} className={styles.title}>
          {isTitleLoading ? <span className="visually-hidden">{title}</span> : title}
          {isTitleLoading && <span aria-hidden="true" className={styles.unknown} />}
        </h1>
        {isDetail && corner}
        {isDetail && art !== undefined && <div className={styles.besideTitle}>{art}</div>}
      </div>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
    </div>
  );
}

/** Back link and steps, or the wordmark on a page without a back link. A result page has an empty header. */
function Header({ template = 'flow', back, steps, art, corner }: ScreenProps) {
  if (back === undefined && (template === 'result' || art !== undefined)) return <header className={styles.bare} />;
  if (back === undefined) {
    return (
      <header className={`${styles.header} ${styles.branded}`}>
        <Wordmark height={template === 'dashboard' ? 22 : 25} />
        {template === 'dashboard' && <div className={styles.corner}>{corner}</div>}
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Link to={back} className={styles.back ?? ''} aria-label={commonTexts.back}>
        <Icon of={arrowLeft} />
      </Link>
      {steps !== undefined && <Steps {...steps} />}
      {template === 'dashboard' && corner}
    </header>
  );
}
