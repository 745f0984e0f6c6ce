import { Router } from 'express';
import type { Article as ArticleDto } from '#domain/article';
import { notFound } from '../http/errors.ts';
import { escapeHtml, sendOwnPage } from '../http/page.ts';
import { articles, drawingOf } from '../simulation/articles.ts';

/** /marketing: stand-in for the marketing site, with the articles of the carousel and the pages that they link to. */
export function marketingRoutes(): Router {
  const routes = Router();
  const find = (slug: string) => {
    const article = articles.find((it) => it.slug === slug);
    if (!article) throw notFound();
    return article;
  };

  routes.get('/api/services/articles', (req, res) => {
    // Absolute addresses, as another site sends them.
    const site = `${req.protocol}://${req.get('host')}${req.baseUrl}`;
    const body = articles.map(
      ({ slug, title, summary }, i): ArticleDto => ({
        id: i + 1,
        title,
        summary,
        image: `${site}/images/${slug}.svg`,
        url: `${site}/articulos/${slug}`,
      }),
    );
    res.set('Cache-Control', 'public, max-age=300').json(body);
  });

  routes.get('/images/:slug.svg', (req, res) => {
    res
      .type('svg')
      .set('Cache-Control', 'public, max-age=86400')
      .send(drawingOf(find(req.params.slug)));
  });

  routes.get('/articulos/:slug', (req, res) => {
    const { slug, title, paragraphs } = find(req.params.slug);
    const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
    const picture = `<img src="../images/${slug}.svg" alt="" width="640" height="360">`;
    const body = `<main class="page article">\n<h1>${escapeHtml(title)}</h1>\n${picture}\n${text}\n</main>`;
    sendOwnPage(res, { title, body, style: 'pages' });
  });

  return routes;
}
