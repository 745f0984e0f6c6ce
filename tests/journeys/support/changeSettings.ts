import type { Page } from 'playwright/test';

/** Serves a page with these contents of its meta tags, as a deployment with other settings has it. */
export const changeSettings = (
  page: Page,
  pattern: string,
  settings: Readonly<Record<string, string>>,
): Promise<unknown> =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<meta name="([\w-]+)" content=")([^"]*)/g,
      (_, start: string, name: string, content: string) => start + (settings[name] ?? content),
    );
    await route.fulfill({ response, body });
  });
