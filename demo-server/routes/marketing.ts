import { Router } from 'express';
import type { Article as ToldArticle } from '#domain/article';
import { notFound } from '../http/errors.ts';
import { escaped, sendOwnPage } from '../http/page.ts';
import { articles, drawingOf } from '../simulation/articles.ts';

/** /marketing: the public site that the carousel reads, with the pages that its articles lead to (spec §7, contract §6). */
export function marketingRoutes(): Router {
  const routes = Router();
  const find = (slug: string) => {
    const article = articles.find((it) => it.slug === slug);
    if (!article) throw notFound();
    return article;
  };

  routes.get('/api/services/articles', (req, res) => {
    // Another site's addresses are whole ones.
    const site = `${req.protocol}://${req.get('host')}${req.baseUrl}`;
    const told = articles.map(
      ({ slug, title, summary }, i): ToldArticle => ({
        id: i + 1,
        title,
        summary,
        image: `${site}/images/${slug}.svg`,
        url: `${site}/articulos/${slug}`,
      }),
    );
    res.set('Cache-Control', 'public, max-age=300').json(told);
  });

  routes.get('/images/:slug.svg', (req, res) => {
    res
      .type('svg')
      .set('Cache-Control', 'public, max-age=86400')
      .send(drawingOf(find(req.params.slug)));
  });

  routes.get('/articulos/:slug', (req, res) => {
    const { slug, title, paragraphs } = find(req.params.slug);
    const text = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n');
    const picture = `<img src="../images/${slug}.svg" alt="" width="640" height="360">`;
    const body = `<main class="page article">\n<h1>${escaped(title)}</h1>\n${picture}\n${text}\n</main>`;
    sendOwnPage(res, { title, body, style: 'pages' });
  });

  return routes;
}
