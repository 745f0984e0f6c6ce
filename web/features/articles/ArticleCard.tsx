import { useState } from 'react';
import * as homeTexts from '#i18n/es-MX/home';
import styles from './ArticleCard.module.css';
import type { ShownArticle } from './articlesSlice.ts';

/**
 * Card of an article. The whole card is a link that opens the article in another tab; its accessible name is the title.
 */
export function ArticleCard({ title, summary, image, url }: ShownArticle) {
  const [isImageBroken, setImageBroken] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {image !== undefined && !isImageBroken && (
          <img
            className={styles.image}
            src={image}
            alt=""
            width={240}
            height={132}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setImageBroken(true)}
          />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            <span className="visually-hidden">{homeTexts.read} </span>
            {title}
            <span className="visually-hidden"> ({homeTexts.opensInAnotherTab})</span>
          </a>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  );
}
