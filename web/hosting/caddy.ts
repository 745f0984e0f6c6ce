import { FILE_PATH, FOREVER, HASHED_NAME, NEVER_SERVED, REVALIDATED } from './caching.ts';
import type { Site } from './site.ts';

/** Returns a Caddyfile. */
export const caddyfile = (
  site: Site,
): string => `# Adelantto for Caddy, written by the build. It differs between two builds only when pages, hosts or rules do.
# Change the lines with CHANGE. With a host name instead of a port Caddy gets a certificate by itself.

(adelantto_headers) {
	header {args.0} {
		?Cache-Control "${REVALIDATED}"
${[...site.headers].map(([name, value]) => `		${name} "${value}"`).join('\n')}
		-Server
	}
}

# CHANGE: www.example.mx
:8080 {
	# CHANGE: the folder that dist/web was copied to.
	root * /var/www/adelantto

	# Scripts and styles were compressed by the build. Pages are compressed as they are sent: their settings may change.
	encode gzip

	@pages not path /api/*
	import adelantto_headers @pages
	@hashed {
		path_regexp ${HASHED_NAME}
		file
	}
	header @hashed Cache-Control "${FOREVER}"
	# Caddy does not know its type.
	@manifest path *.webmanifest
	header @manifest Content-Type "application/manifest+json; charset=utf-8"
${site.passesApi ? API_HANDLER : ''}
	handle / {
		rewrite * /index.html
		file_server
	}
	@page path_regexp page ^/(${site.pages.join('|')})/?$
	handle @page {
		rewrite * /{re.page.1}.html
		file_server
	}
	@hidden path_regexp ${NEVER_SERVED}
	handle @hidden {
		error 404
	}
	@file path_regexp ${FILE_PATH}
	handle @file {
		file_server {
			precompressed br gzip
		}
	}
	# Every other address is one of the app.
	handle {
		rewrite * /app.html
		file_server
	}
	# The app's own "not found", with the status 404.
	handle_errors {
		import adelantto_headers *
		rewrite * /app.html
		file_server
	}
}
`;

const API_HANDLER = `
	handle /api/* {
		# CHANGE: the server of the API. Its Date is passed on, from which the app takes the time.
		reverse_proxy 127.0.0.1:4000
	}
`;
