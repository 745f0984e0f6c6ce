import { paths } from '#paths';

const templates = Object.values(paths).map(
  (path) => [path, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** Returns the template of an address, `/loans/7` → `/loans/:id`; `other` for an address that is none of the app's. */
export const pageTemplate = (pathname: string): string =>
  templates.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
