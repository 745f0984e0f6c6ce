import { posix } from 'node:path';
import { isNode, isText, type Node, nodesOf, partsOfTemplate, type SourceFile, treeOf } from './source.ts';

/** The part of the product that a file belongs to; rooms are parts of their own: `features/loans`. */
export function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'demo-server') return second === 'console' ? 'console' : top;
  if (top !== 'web') return top;
  if (second === 'features') return `features/${third}`;
  if (second === 'kit' || second === 'api' || second === 'app') return second;
  if (/^(clock|serverTime)\.ts$/.test(second)) return 'clock';
  // What a page starts with stands above everything, the addresses below everything but the kernel.
  return /^(paths|links)\.ts$/.test(second) ? 'addresses' : 'app';
}

/** Which parts a part may import besides itself (style.md, arrows). Features use each other through their public files only. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  i18n: ['domain'],
  clock: ['domain'],
  addresses: ['domain'],
  // The kit counts down and marks today; it leads nowhere, so it knows no address.
  kit: ['clock', 'i18n', 'domain'],
  api: ['clock', 'addresses', 'i18n', 'domain'],
  features: ['kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
  app: ['features', 'kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
  'demo-server': ['i18n', 'domain'],
  // The demo's own pages start the product and add to it, in the browser (contract §6): they know of it what it knows itself.
  console: ['app', 'kit', 'api', 'clock', 'addresses', 'i18n', 'domain'],
};

/** Where the kit says, as types, what it wants to be handed: the API may fit itself to that. */
const PORTS = new Set(['web/kit/files/uploadQueue.ts', 'web/kit/feedback/QueryBoundary.tsx']);

const packages: Readonly<Record<string, RegExp>> = {
  domain: /^(superstruct|date-fns|date-fns-tz)(\/|$)/,
  i18n: /^(intl-messageformat|date-fns|date-fns-tz)(\/|$)/,
  'demo-server': /^(?!react|@reduxjs|redux|final-form|#)/,
};
/** No part that runs in a browser can have what only Node or the demo server has. */
const inBrowser = /^(?!node:|express|json-server|lowdb|multer|helmet|morgan|tar-stream|file-type|#)/;

export type Import = { readonly from: string; readonly of: string; readonly typeOnly: boolean };

/** All that a file imports, of other files by their paths from the root; `aliases` are package.json's "imports". */
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

/** The files of a feature that other features may import. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  applications: ['list/ApplicationList.tsx', 'list/RequestAdvance.tsx', 'TurnedBack.tsx', 'applicationsSlice.ts'],
  articles: ['ArticleCarousel.tsx', 'articlesSlice.ts'],
  auth: [
    'PasswordStrength.tsx',
    'QuestionLink.tsx',
    'ResendCode.tsx',
    'authSlice.ts',
    'generatorRules.ts',
    'guestActions.ts',
    'createGuestActions.ts',
    'verificationState.ts',
    'useLogout.ts',
    'usePasswordCheck.ts',
    'verificationAddress.ts',
  ],
  installments: ['InstallmentRow.tsx'],
  loans: ['LoanList.tsx', 'PromoCard.tsx', 'loansSlice.ts'],
  profile: [
    'CompleteProfileBanner.tsx',
    'LegalLink.tsx',
    'ProfileCorner.tsx',
    'steps/SavedValues.ts',
    'steps/ZipCodeField.tsx',
    'profileSlice.ts',
    'useProfile.ts',
  ],
};

/** What is wrong with an import's direction, or nothing. */
export function forbiddenImport({ from, of, typeOnly }: Import): string | undefined {
  const part = partOf(from);
  const [kind = ''] = part.split('/');
  const isFile = /^(domain|i18n|web|demo-server)\//.test(of);
  if (!isFile) {
    const allowed = packages[kind] ?? inBrowser;
    // The prerendering runs in Node, while the product is built.
    return allowed.test(of) || from === 'web/guest/prerender.tsx' ? undefined : `${from} must not import ${of}`;
  }
  const other = partOf(of);
  if (part === other) return undefined;
  if (kind === 'features' && other.startsWith('features/')) {
    const isPublic = PUBLIC[other.replace('features/', '')]?.some((file) => of === `web/${other}/${file}`);
    return isPublic ? undefined : `${from} imports ${of}, which is not public`;
  }
  if (kind === 'api' && PORTS.has(of) && typeOnly) return undefined;
  const [otherKind = ''] = other.split('/');
  return arrows[kind]?.includes(otherKind) ? undefined : `${from} must not import ${of}`;
}

/** Names that the kernel must not know: the clock, chance and the browser come in by the door. */
const IMPURE = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'process', 'fetch']);
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'console.log']);

/** What makes a file of the kernel depend on anything but its arguments. */
export function impurities(file: SourceFile): string[] {
  return [...nodesOf(treeOf(file))].flatMap(({ node, parent }) => {
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

/** What changes the page whoever calls it; `useThisScreen` and `Redirect` do it only while the screen is there. */
const UNGUARDED: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['useNavigate', 'Navigate'],
  '#kit/feedback/Status.tsx': ['announce'],
  '#kit/navigation/navigation.ts': ['WayContext'],
};

/** The names that a feature imports although an answer that comes too late would take the owner off another page by them. */
export function unguardedNames(file: SourceFile): string[] {
  return [...nodesOf(treeOf(file))].flatMap(({ node }) => {
    if (node.type !== 'ImportDeclaration' || !isText(node.source)) return [];
    const unguarded = UNGUARDED[node.source.value] ?? [];
    return (node.specifiers as Node[]).map((it) => nameOf(it.imported)).filter((name) => unguarded.includes(name));
  });
}

/** Attributes of an element that are read out or shown. */
const SPOKEN = /^(aria-(label|valuetext|description|roledescription|placeholder)|placeholder|title|alt)$/;

/** Visible words that stand in a screen instead of the catalogue, and `style` attributes, which the CSP refuses. */
export function literalsInJsx(file: SourceFile): string[] {
  return [...nodesOf(treeOf(file))].flatMap(({ node }) => {
    if (node.type === 'JSXText') return wordsOf(node.value as string);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node.children as Node[]).filter(isExpression).flatMap((child) => literalsOf(child.expression));
    }
    if (node.type !== 'JSXOpeningElement') return [];
    // A component's own `title` or `label` takes an id; only on an element of HTML is it what is shown.
    const isHtml = /^[a-z]/.test(nameOf(node.name));
    return (node.attributes as Node[]).flatMap((attribute) => {
      const name = nameOf(attribute.name);
      if (name === 'style') return ['style='];
      if (!(isHtml ? SPOKEN.test(name) : name === 'aria-label')) return [];
      return literalsOf(isExpression(attribute.value) ? attribute.value.expression : attribute.value);
    });
  });
}

const isExpression = (node: unknown): node is Node => isNode(node) && node.type === 'JSXExpressionContainer';

/** Words in what an expression may become: text itself, a template's fixed parts, the branches of a condition. */
function literalsOf(node: unknown): string[] {
  if (isText(node)) return wordsOf(node.value);
  if (!isNode(node)) return [];
  if (node.type === 'TemplateLiteral') return partsOfTemplate(node).flatMap(wordsOf);
  if (node.type === 'ConditionalExpression') return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

const wordsOf = (text: string): string[] => (/\p{L}/u.test(text) ? [text.trim()] : []);

export const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
