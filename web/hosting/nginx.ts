import { FILE_PATH, FOREVER, HASHED_NAME, NEVER_SERVED, REVALIDATED } from './caching.ts';
import { mediaTypes } from './mediaTypes.ts';
import type { Site } from './site.ts';

/** Returns a configuration for nginx, to be included in its `http` block: a file of `/etc/nginx/conf.d`. */
export const nginxConfiguration = (
  site: Site,
): string => `# Adelantto for nginx, written by the build. It differs between two builds only when pages, hosts or rules do.
# Change the lines with CHANGE, then put the file into /etc/nginx/conf.d and reload nginx.

# Only what exists may be cached for ever: a script that is missing now may be there in a moment.
map "$status $uri" $adelantto_cache_control {
  default "${REVALIDATED}";
  "~^(200|206|304) .*${HASHED_NAME}" "${FOREVER}";
}
${site.passesApi ? UPSTREAM : ''}
server {
  # CHANGE: with 'listen 443 ssl' and the certificate, and a redirect from port 80.
  listen 8080;
  server_name _;
  # CHANGE: the folder that dist/web was copied to.
  root /var/www/adelantto;

  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript application/manifest+json;
  types {
${mediaTypes.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }

  # Scripts and styles were compressed by the build. Pages are compressed as they are sent: their settings may change.
  gzip on;
  gzip_vary on;
  gzip_static on;
  # Needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static). Without it delete this line.
  brotli_static on;

  add_header Cache-Control $adelantto_cache_control always;
${[...site.headers].map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  # The app's own "not found", with the status 404.
  error_page 404 /app.html;
${site.passesApi ? apiLocation(site) : ''}
  location = / {
    try_files /index.html =404;
  }
  location ~ ^/(${site.pages.join('|')})/?$ {
    try_files /$1.html =404;
  }
  location ~ ${NEVER_SERVED} {
    return 404;
  }
  location ~ ${FILE_PATH} {
    try_files $uri =404;
  }
  # Every other address is one of the app.
  location / {
    try_files /app.html =404;
  }
}
`;

const UPSTREAM = `
upstream adelantto_api {
  # CHANGE: the server of the API.
  server 127.0.0.1:4000;
}
`;

const apiLocation = (site: Site) => `
  location ^~ /api/ {
    proxy_pass http://adelantto_api;
    # A header of its own, so that those of the pages are not added to those of the API.
    add_header Strict-Transport-Security "${site.headers.get('Strict-Transport-Security')}" always;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # The app takes the time from the API's Date; nginx would replace it by its own.
    proxy_pass_header Date;
    # Files of up to 500 MB, decimal, which reach the API while they are sent.
    client_max_body_size 501m;
    proxy_request_buffering off;
    proxy_read_timeout 120s;
  }
`;
