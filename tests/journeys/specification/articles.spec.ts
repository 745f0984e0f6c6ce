import { expect, test } from '../support/scriptedApi.ts';

test('the carousel of articles', {
  tag: ['@s1-articles', '@s1-articles-shown', '@s2-carousel-dots', '@s3-article-html', '@s7-articles'],
}, async ({ page, api }) => {
  const articles = [1, 2, 3].map((id) => ({
    id,
    title: `Artículo ${id}`,
    summary: `<p>Lo que <b>debe</b> decir ${id}</p>`,
    image: '/assets/no-such.png',
    url: `/blog/${id}`,
  }));
  await api.opens('/home', { 'GET /marketing/api/services/articles': articles });
  const carousel = page.getByRole('region', { name: 'Temas de interés' });

  await test.step('is titled "Temas de interés"', () =>
    expect(page.getByRole('heading', { level: 2, name: 'Temas de interés' })).toBeVisible());
  await test.step('is fetched from the marketing site by /api/services/articles?_format=json', () =>
    expect
      .poll(() => api.calls('GET /marketing/api/services/articles').map(({ query }) => query))
      .toEqual(['?_format=json']));
  await test.step('shows title, summary and link of each article', async () => {
    await expect(carousel.getByText('Lo que debe decir 1', { exact: true })).toBeVisible();
    await expect(carousel.getByRole('link', { name: /Artículo 1/ })).toHaveAttribute('href', /\/blog\/1$/);
    await expect(carousel.getByRole('listitem', { includeHidden: true })).toHaveCount(3);
  });
  await test.step('has dots that scroll to the articles', async () => {
    const third = carousel.getByText('Lo que debe decir 3', { exact: true });
    await expect(third).not.toBeInViewport();
    await carousel.getByRole('button', { name: 'Ir al artículo 3' }).click();
    await expect(third).toBeInViewport({ ratio: 1 });
    await expect(carousel.getByRole('button', { name: 'Ir al artículo 3' })).toHaveAttribute('aria-current', 'true');
  });
});
