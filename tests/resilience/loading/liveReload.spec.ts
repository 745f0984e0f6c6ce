import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { reloadAfterBuild } from '../../../demo-server/liveReload.mjs';

const failure = 'Not built, so this page is out of date:\nweb/main.ts:12:4: Unexpected "}"';

test('a page of `npm run dev` says why there is no newer build, until there is one', async ({ page }) => {
  const hash = createHash('sha256').update(reloadAfterBuild).digest('base64');
  const policy = `default-src 'self'; script-src 'sha256-${hash}'; require-trusted-types-for 'script'; trusted-types a`;
  let [build, lines, serves] = ['1', '', true];
  await page.route('http://dev.test/', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      body: `<script>${reloadAfterBuild}</script><body>Built ${build}`,
    }),
  );
  await page.route('http://dev.test/build.txt', (route) =>
    serves ? route.fulfill({ body: build + lines }) : route.abort(),
  );
  const strip = page.getByRole('alert');
  await page.goto('http://dev.test/');
  await expect(page.getByText('Built 1')).toBeVisible();
  await expect(strip).toHaveCount(0);

  lines = `\n${failure}`;
  await expect(strip).toHaveText(failure);
  await expect(strip).toHaveCSS('position', 'fixed');
  await page.reload();
  await expect(strip).toHaveText(failure);

  serves = false;
  await expect(strip).toHaveText('The demo server does not respond. The terminal says why.');

  [build, lines, serves] = ['2', '', true];
  await expect(page.getByText('Built 2')).toBeVisible();
  await expect(strip).toHaveCount(0);
});
