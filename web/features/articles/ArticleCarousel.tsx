import { t } from '#i18n';
import { Asked } from '#ui/Asked';
import { Carousel } from '#ui/Carousel';
import { Skeleton } from '#ui/Skeleton';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleCarousel.module.css';
import { useArticles } from './articlesSlice.ts';

/** "Temas de interés" from the public marketing site; without articles there is no such heading (spec §1, ux S10). */
export function ArticleCarousel() {
  const answer = useArticles();
  if (answer.data?.length === 0) return null;
  const title = t('Topics of interest');
  return (
    // The carousel is the region of that name; a second one around it would only be told twice.
    <div className={styles.topics}>
      <h2 className={styles.title}>{title}</h2>
      <Asked answer={answer} skeleton={<Skeleton shape="card" />} failure={t('We could not load the articles.')}>
        {(articles) => (
          <Carousel
            label={title}
            items={articles.map((article) => ({ key: article.id, node: <ArticleCard {...article} /> }))}
          />
        )}
      </Asked>
    </div>
  );
}
