import { deployedHeaders } from './securityHeaders.ts';

/** The built site, as the configurations of web servers describe it. */
export type Site = {
  /** Names of the pages that have a document of their own besides `index.html`: `login`. */
  readonly pages: readonly string[];
  /** Headers of every response. */
  readonly headers: ReadonlyMap<string, string>;
  /** Whether the API is on the host of the pages, so that the web server has to pass its calls on. */
  readonly passesApi: boolean;
};

/** Settings of the build, by the name of their environment variable. A missing one counts as empty. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the site that was built with these settings. `files` are all its documents: `['index.html', 'login.html']`.
 * Throws when a setting that names a host is no absolute address.
 */
export function siteOf(files: readonly string[], settings: Settings): Site {
  const origins = (...names: string[]) => [...new Set(names.flatMap((name) => originsIn(name, settings[name] ?? '')))];
  const hosts = origins('API_HOST', 'MARKETING_HOST', 'FILES_HOST');
  const headers = deployedHeaders({ connect: [...new Set([...hosts, ...origins('REPORT_URL')])], images: hosts });
  const pages = files.map((file) => file.replace(/\.html$/, '')).filter((name) => !['index', 'app'].includes(name));
  return { pages, headers, passesApi: origins('API_HOST').length === 0 };
}

/** Returns the origins of the addresses in a setting, which are separated by spaces or commas. A path has none. */
function originsIn(name: string, value: string): string[] {
  const addresses = value.split(/[\s,]+/).filter((address) => address !== '' && !/^\/(?!\/)/.test(address));
  return addresses.map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && /^https?:$/.test(url.protocol)) return url.origin;
    throw new Error(`${name} is '${address}'; it must be an address such as https://www.example.mx`);
  });
}
