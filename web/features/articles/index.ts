/** The front door of the articles room. */
export { ArticleCarousel } from './ArticleCarousel.tsx';
export { useArticles } from './articlesSlice.ts';
