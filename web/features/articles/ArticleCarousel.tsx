import { t } from '#i18n';
import { Carousel } from '#kit/display/Carousel.tsx';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleCarousel.module.css';
import type { ShownArticle } from './articlesSlice.ts';

/** "Temas de interés" from the public marketing site; without articles there is no such heading (spec §1, ux S10). */
export function ArticleCarousel({ articles }: { articles: QueryState<readonly ShownArticle[]> }) {
  if (articles.data?.length === 0) return null;
  const title = t('Topics of interest');
  return (
    // The carousel is the region of that name; a second one around it would only be told twice.
    <div className={styles.topics}>
      <h2 className={styles.title}>{title}</h2>
      <QueryBoundary
        answer={articles}
        skeleton={<Skeleton shape="topic" />}
        failure={t('We could not load the articles.')}
      >
        {(all) => (
          <Carousel
            label={title}
            items={all.map((article) => ({ key: article.id, node: <ArticleCard {...article} /> }))}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
