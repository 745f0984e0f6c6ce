import { FOREVER, REVALIDATED } from './caching.ts';
import type { Site } from './site.ts';

/** Returns the file `_headers` of hosts for static files, such as Netlify and Cloudflare Pages. */
export const headersFile = ({ headers }: Site): string => `# Adelantto, written by the build.
/*
${[...headers].map(([name, value]) => `  ${name}: ${value}`).join('\n')}

# Everything outside of this folder is revalidated (${REVALIDATED}), as such hosts do by themselves. Their rules add
# values to a header and cannot replace one.
/assets/*
  Cache-Control: ${FOREVER}

/manifest.webmanifest
  Content-Type: application/manifest+json
`;

/** Returns the file `_redirects` of such hosts. They look for a file first and use the first line that matches. */
export const redirectsFile = ({ pages }: Site): string =>
  [
    ...pages.map((page) => `/${page} /${page}.html 200`),
    // A missing script must not become a page that the browser keeps as a script.
    '/assets/* /app.html 404',
    '/* /app.html 200',
    '',
  ].join('\n');
