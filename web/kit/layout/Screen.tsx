import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg';
import { type ReactNode, useEffect } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { Wordmark } from '../art/Wordmark.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './Screen.module.css';
import { Steps } from './Steps.tsx';

interface ScreenProps {
  title: ReactNode;
  lead?: ReactNode;
  /** What the page is for decides its ground and its header (design §5). */
  template?: 'flow' | 'dashboard' | 'result' | 'detail';
  /** A result that has nothing but its foot stands in the middle; any other begins at the top, whatever comes below it. */
  alone?: boolean | undefined;
  /** The path that "Regresar" leads to. */
  back?: string | undefined;
  steps?: { step: number; of: number } | undefined;
  /** Above a centred title: a scene, or the photo of the profile. */
  art?: ReactNode;
  /** Right of the wordmark; on a detail page right of the title. */
  corner?: ReactNode;
  /** The tab's title, where the visible one is no plain text. */
  documentTitle?: string | undefined;
  children?: ReactNode;
}

/** One page: header, the one h1, main, and the document's title "{h1} · Adelantto" (ux §1.4). */
export function Screen(props: ScreenProps) {
  const { title, lead, template = 'flow', alone = false, art, corner, children } = props;
  const name = props.documentTitle ?? (typeof title === 'string' ? title : undefined);
  useEffect(() => {
    if (name !== undefined) document.title = t('{title} · Adelantto', { title: name });
  }, [name]);
  const centred = template === 'result' || art !== undefined;

  return (
    <div className={`${styles.screen} ${styles[template]} ${alone ? styles.alone : ''}`}>
      <Header {...props} />
      <main id="main" className={styles.main}>
        <div className={`${styles.heading} ${centred ? styles.centred : ''}`}>
          {art !== undefined && <div className={styles.art}>{art}</div>}
          <div className={styles.titles}>
            {/* Takes the focus after a change of page (ux §3). */}
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {template === 'detail' && corner}
          </div>
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Back arrow and steps, or the wordmark where there is no way back; a result has neither (design §5). */
function Header({ template = 'flow', back, steps, art, corner }: ScreenProps) {
  if (back === undefined && (template === 'result' || art !== undefined)) return <header className={styles.bare} />;
  if (back === undefined) {
    return (
      <header className={`${styles.header} ${styles.branded}`}>
        <Wordmark height={template === 'dashboard' ? 22 : 25} />
        {template === 'dashboard' && corner}
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Link to={back} className={styles.back ?? ''} aria-label={t('Back')}>
        <Icon of={arrowLeft} />
      </Link>
      {steps !== undefined && <Steps {...steps} />}
      {template === 'dashboard' && corner}
    </header>
  );
}
