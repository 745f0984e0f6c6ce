import { posix } from 'node:path';
import { isNode, isText, type Node, nodesOf, partsOfTemplate, type SourceFile, treeOf } from './source.ts';

/** Returns the part of the code base that a file belongs to. Each feature is a part of its own: `features/loans`. */
export function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'demo-server') return ['console', 'script', 'states'].includes(second) ? second : top;
  if (top !== 'web') return top;
  if (second === 'features') return `features/${third}`;
  if (['kit', 'api', 'app', 'hosting'].includes(second)) return second;
  if (/^(clock|connection|serverTime)\.ts$/.test(second)) return 'clock';
  // Entry files of a page belong to `app`, which may import everything; addresses import only `domain`.
  return /^(paths|links)\.ts$/.test(second) ? 'addresses' : 'app';
}

/** The parts that a part may import besides itself. Features import each other through public files only. */
const ALLOWED_PARTS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  i18n: ['domain'],
  clock: ['domain'],
  addresses: ['domain'],
  // The kit needs the clock for countdowns and for today in the calendar. It navigates through a context, so it needs no addresses.
  kit: ['clock', 'i18n', 'domain'],
  api: ['clock', 'addresses', 'i18n', 'domain'],
  features: ['kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
  app: ['features', 'kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
  // Every screen in every state: the server answers by this list, and the console and the tests bring its states about.
  states: ['addresses', 'i18n', 'domain'],
  // The steps of the talk: the server plays them, the console leads through them.
  script: ['i18n', 'domain'],
  // How web servers serve the app: the demo server is one of them.
  hosting: [],
  'demo-server': ['script', 'states', 'hosting', 'i18n', 'domain'],
  // The demo's own pages start the app in the browser and add to it, so they may import the app and what it is built from, but no feature.
  console: ['script', 'states', 'app', 'kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
};

/** Files of the kit whose types describe what the kit needs from the API; the API may import these types. */
const PORTS = new Set(['web/kit/files/uploadQueue.ts', 'web/kit/feedback/QueryBoundary.tsx']);

/** The key of the seconds to wait, which the API sets and a form reads: a symbol, so the API imports the value too. */
const RETRY_AFTER = 'web/kit/form/formErrors.ts';

/** The packages that a part may import; other parts may import those of `BROWSER_PACKAGES`. */
const ALLOWED_PACKAGES: Readonly<Record<string, RegExp>> = {
  domain: /^(superstruct|date-fns|date-fns-tz)(\/|$)/,
  i18n: /^(intl-messageformat|date-fns|date-fns-tz)(\/|$)/,
  'demo-server': /^(?!react|@reduxjs|redux|final-form|#)/,
  hosting: /^(helmet|node:http)$/,
};
/** Every package but those that exist only in Node or in the demo server. */
const BROWSER_PACKAGES = /^(?!node:|express|json-server|lowdb|multer|helmet|morgan|tar-stream|file-type|#)/;

export type Import = { readonly from: string; readonly of: string; readonly typeOnly: boolean };

/** Returns all imports of a file, those of other files by their path from the root. `aliases` is "imports" of package.json. */
export function importsOf(file: SourceFile, aliases: Readonly<Record<string, string>>): Import[] {
  const found: Import[] = [];
  for (const { node } of nodesOf(treeOf(file))) {
    if (!/^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(node.type)) continue;
    if (!isText(node.source)) continue;
    const typeOnly = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    found.push({ from: file.path, of: resolved(file.path, node.source.value, aliases), typeOnly });
  }
  return found;
}

function resolved(from: string, of: string, aliases: Readonly<Record<string, string>>): string {
  if (of.startsWith('.')) return posix.join(posix.dirname(from), of);
  for (const [alias, target] of Object.entries(aliases)) {
    const [head = '', tail] = alias.split('*');
    const matches = tail === undefined ? of === alias : of.startsWith(head);
    if (matches) return target.replace('./', '').replace('*', of.slice(head.length));
  }
  return of;
}

/** The files of a feature that other features may import; of those in `SHARED` every file. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  applications: [
    'list/ApplicationList.tsx',
    'list/EarlierApplications.tsx',
    'list/RequestAdvance.tsx',
    'IncompleteProfileNotice.tsx',
    'redirects.ts',
  ],
  articles: ['ArticleCarousel.tsx', 'articlesSlice.ts'],
  auth: [
    'password/NewPasswordFields.tsx',
    'password/passwordErrors.ts',
    'authApi.ts',
    'authSlice.ts',
    'guest-screens/guestActions.ts',
    'guest-screens/createGuestActions.ts',
    'useLogout.ts',
  ],
  installments: ['InstallmentBadge.tsx', 'InstallmentRow.tsx', 'pathOfPayment.ts', 'reasonNotToPay.ts'],
  loans: ['LoanList.tsx', 'PromoCard.tsx'],
  notices: ['NoticesBell.tsx'],
  profile: ['CompleteProfileBanner.tsx', 'ProfileCorner.tsx', 'steps/stepPaths.ts'],
  receipts: ['LoanDocuments.tsx', 'SettlementLetterCard.tsx'],
};

/** The features without pages: parts and endpoints that several features use. */
const SHARED = /^features\/(records|legal|verification-code|zip-code)$/;

/** Returns why an import is forbidden; undefined when it is allowed. */
export function forbiddenImport({ from, of, typeOnly }: Import): string | undefined {
  const part = partOf(from);
  const [kind = ''] = part.split('/');
  const isFile = /^(domain|i18n|web|demo-server)\//.test(of);
  if (!isFile) {
    const allowed = ALLOWED_PACKAGES[kind] ?? BROWSER_PACKAGES;
    // The prerendering runs in Node during the build.
    return allowed.test(of) || from === 'web/guest/prerender.tsx' ? undefined : `${from} must not import ${of}`;
  }
  const other = partOf(of);
  if (part === other) return undefined;
  if (kind === 'features' && other.startsWith('features/')) {
    const isPublic =
      SHARED.test(other) || PUBLIC[other.replace('features/', '')]?.some((file) => of === `web/${other}/${file}`);
    return isPublic ? undefined : `${from} imports ${of}, which is not public`;
  }
  if (kind === 'api' && ((PORTS.has(of) && typeOnly) || of === RETRY_AFTER)) return undefined;
  // The shapes of what the operator's calls return.
  if (['console', 'script'].includes(kind) && other === 'demo-server' && typeOnly) return undefined;
  const [otherKind = ''] = other.split('/');
  return ALLOWED_PARTS[kind]?.includes(otherKind) ? undefined : `${from} must not import ${of}`;
}

/** Global names that `domain` must not use: time, random numbers and the browser are passed in as arguments. */
const IMPURE = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'process', 'fetch']);
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'console.log']);

/** Returns the names by which a file depends on anything but the arguments of its functions. */
export function impurities(file: SourceFile): string[] {
  return nodesOf(treeOf(file)).flatMap(({ node, parent }) => {
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as Node[]).length === 0) {
      return ['new Date()'];
    }
    if (node.type === 'MemberExpression') {
      const member = `${nameOf(node.object)}.${nameOf(node.property)}`;
      return IMPURE_MEMBERS.has(member) ? [member] : [];
    }
    const isName = parent?.type === 'MemberExpression' ? parent.object === node : parent?.key !== node;
    return node.type === 'Identifier' && isName && IMPURE.has(nameOf(node)) ? [nameOf(node)] : [];
  });
}

/**
 * Names that navigate or announce even after the screen is left; `useThisScreen` and `Redirect` do so only while it is
 * mounted.
 */
const UNGUARDED: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['useNavigate', 'Navigate'],
  '#kit/navigation/announcements.ts': ['announce'],
  '#kit/navigation/navigation.ts': ['NavigationContext'],
};

/** Returns the unguarded names that a file imports. A late response could navigate away from another page with them. */
export function unguardedNames(file: SourceFile): string[] {
  return nodesOf(treeOf(file)).flatMap(({ node }) => {
    if (node.type !== 'ImportDeclaration' || !isText(node.source)) return [];
    const unguarded = UNGUARDED[node.source.value] ?? [];
    return (node.specifiers as Node[])
      .map((specifier) => nameOf(specifier.imported))
      .filter((name) => unguarded.includes(name));
  });
}

/**
 * Returns the folders below `parent` that import each other in a circle, as the edges of the first circle found; undefined
 * without one. A folder that is part of a circle cannot be understood, or moved, without the others.
 */
export function circleBelow(parent: string, imports: readonly Import[]): string[] | undefined {
  const folderOf = (path: string) => (path.startsWith(parent) ? path.slice(parent.length).split('/')[0] : undefined);
  const targets = new Map<string, Set<string>>();
  for (const { from, of } of imports) {
    const [source, target] = [folderOf(from), folderOf(of)];
    if (source === undefined || target === undefined || source === target) continue;
    targets.set(source, (targets.get(source) ?? new Set()).add(target));
  }
  const done = new Set<string>();
  const search = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const target of targets.get(folder) ?? []) {
      const circle = search(target, [...path, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of targets.keys()) {
    const circle = search(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Returns all files that the files below `folder` import, directly or by others, on request or not. */
export function reachedFrom(folder: string, imports: readonly Import[]): ReadonlySet<string> {
  const reached = new Set(imports.flatMap(({ from }) => (from.startsWith(folder) ? [from] : [])));
  // The iteration also visits the files that are added meanwhile.
  for (const file of reached) for (const { from, of } of imports) if (from === file) reached.add(of);
  return reached;
}

/** Attributes of an element and properties of a component that are shown or read out. */
const TEXT_ATTRIBUTES =
  /^(aria-(label|valuetext|description|roledescription|placeholder)|placeholder|\w*[tT]itle|alt|label|confirmLabel|hint|action|busy|legend|question|answer|lead|text|failureText|announcement)$/;

/** Returns visible words in JSX that are not from the catalogue, and `style` attributes, which the CSP blocks. */
export function literalsInJsx(file: SourceFile): string[] {
  return nodesOf(treeOf(file)).flatMap(({ node }) => {
    if (node.type === 'JSXText') return wordsOf(node.value as string);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node.children as Node[]).filter(isExpression).flatMap((child) => literalsOf(child.expression));
    }
    // Such as a row of a table that a screen renders.
    if (node.type === 'Property' && TEXT_ATTRIBUTES.test(nameOf(node.key))) return literalsOf(node.value);
    if (node.type !== 'JSXOpeningElement') return [];
    return (node.attributes as Node[]).flatMap((attribute) => {
      const name = nameOf(attribute.name);
      if (name === 'style') return ['style='];
      if (!TEXT_ATTRIBUTES.test(name)) return [];
      return literalsOf(isExpression(attribute.value) ? attribute.value.expression : attribute.value);
    });
  });
}

const isExpression = (node: unknown): node is Node => isNode(node) && node.type === 'JSXExpressionContainer';

/** Returns the words that an expression can produce: string literals, fixed parts of templates, branches of conditions. */
function literalsOf(node: unknown): string[] {
  if (isText(node)) return wordsOf(node.value);
  if (!isNode(node)) return [];
  if (node.type === 'TemplateLiteral') return partsOfTemplate(node).flatMap(wordsOf);
  if (node.type === 'ConditionalExpression') return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

// A text with a slash in front is an address, such as the action of an HTML form.
const wordsOf = (text: string): string[] => (/^[^/]*\p{L}/u.test(text) ? [text.trim()] : []);

export const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
