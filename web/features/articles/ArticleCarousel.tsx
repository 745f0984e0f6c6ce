import * as homeTexts from '#i18n/es-MX/home';
import { Carousel } from '#kit/display/Carousel.tsx';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleCarousel.module.css';
import type { ShownArticle } from './articlesSlice.ts';

/** "Temas de interés": a carousel of the articles on the public marketing site. Renders nothing when there are none. */
export function ArticleCarousel({ articles }: { articles: QueryState<readonly ShownArticle[]> }) {
  if (articles.data?.length === 0) return null;
  const title = homeTexts.topicsOfInterest;
  return (
    // No `section` here: the carousel is a region with this name already, and screen readers would announce it twice.
    <div className={styles.topics}>
      <h2 className={styles.title}>{title}</h2>
      <QueryBoundary
        query={articles}
        skeleton={<Skeleton shape="topic" />}
        failureText={homeTexts.couldNotLoadArticles}
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
