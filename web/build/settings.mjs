/**
 * Returns the settings of a template, `{{API_HOST:default}}`, by the names of their environment variables: what is set
 * there, else the default. The default company is invented: bank code 999 belongs to no bank, so nobody can pay it.
 */
export const settingsOf = (template, environment) =>
  Object.fromEntries(
    [...template.matchAll(SETTING)].map(([, name, fallback]) => [name, environment[name] ?? fallback]),
  );

/** Fills in the settings of a template. The server of a page may replace them later. */
export const fillSettings = (template, settings) => template.replace(SETTING, (_, name) => escaped(settings[name]));

/**
 * Throws when pages for a real API have no bank account, or the invented one, and when the pages have a CLABE with a typo:
 * owners would be told to pay into an account that does not exist or belongs to somebody else.
 */
export function requireBankAccount(template, settings, isClabe) {
  requireOwnAccount(template, settings);
  const clabe = settings.TRANSFER_CLABE;
  if (!isClabe(clabe))
    throw new Error(
      `TRANSFER_CLABE is '${clabe}', which is no CLABE: it needs 18 digits, and the last must fit the others.`,
    );
}

function requireOwnAccount(template, settings) {
  if (!settings.API_HOST) return;
  const invented = settingsOf(template, {});
  const missing = Object.keys(invented).filter(
    (name) => name.startsWith('TRANSFER_') && (!settings[name].trim() || settings[name] === invented[name]),
  );
  if (missing.length === 0) return;
  throw new Error(
    `API_HOST is set, but the pages would show the demo's invented bank account. Set ${missing.join(', ')} too.`,
  );
}

const SETTING = /\{\{(\w+):([^}]*)\}\}/g;

/** Escapes a text for an attribute in double quotes. */
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
