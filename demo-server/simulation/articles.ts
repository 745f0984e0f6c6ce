/** An article of the simulated marketing site: its entry in the carousel, and its text. */
export type Article = {
  readonly slug: string;
  readonly title: string;
  /** HTML, as the real site sends it. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** SVG elements of its picture, in a view box of 640 × 360. */
  readonly drawing: string;
};

const INK = '#371a73';
const BRAND = '#5e2fba';
const SUN = '#ffb35c';
const SAND = '#fff1dd';
const LEAF = '#138a51';
const PAPER = '#ffffff';

const backdrop = `<rect width="640" height="360" fill="${SAND}"/><circle cx="520" cy="96" r="56" fill="${SUN}"/>`;
const ground = `<rect y="300" width="640" height="60" fill="${INK}"/>`;
const house = (x: number, colour: string) =>
  `<path d="M${x} 180 L${x + 80} 110 L${x + 160} 180 V300 H${x} Z" fill="${colour}"/><path d="M${x + 56} 300 V250 a24 24 0 0 1 48 0 V300 Z" fill="${SUN}"/>`;
const sheet = (x: number) =>
  `<rect x="${x}" y="80" width="170" height="210" rx="10" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>${[120, 150, 180, 210].map((y) => `<rect x="${x + 24}" y="${y}" width="${y === 210 ? 70 : 122}" height="10" rx="5" fill="#dccdfa"/>`).join('')}`;

/** The demo's articles: general knowledge about letting a home in Mexico, neither advice nor promise. */
export const articles: readonly Article[] = [
  {
    slug: 'contrato-de-arrendamiento-claro',
    title: 'Cinco cosas que tu contrato de renta debe decir',
    summary:
      '<p>Un contrato claro evita malentendidos: plazo, monto, depósito, servicios y quién repara <strong>qué</strong>.</p>',
    paragraphs: [
      'Un buen contrato se entiende a la primera lectura. Anota el plazo con fecha de inicio y de fin, la renta mensual y el día en que se paga.',
      'Di también cuánto se deja en depósito y en cuántos días se devuelve, qué servicios paga cada parte y quién atiende las reparaciones.',
      'Guarda una copia firmada en PDF: la vas a necesitar cada vez que hagas un trámite con tu propiedad.',
    ],
    drawing:
      backdrop +
      sheet(160) +
      `<path d="M300 262 q24 -30 44 0 t44 -8" fill="none" stroke="${BRAND}" stroke-width="6" stroke-linecap="round"/>` +
      ground,
  },
  {
    slug: 'que-es-el-folio-real',
    title: 'Qué es el folio real y dónde encontrarlo',
    summary:
      '<p>Es el número con el que el Registro Público identifica tu propiedad. Está en la <em>primera hoja</em> de tu escritura.</p>',
    paragraphs: [
      'El folio real es el expediente de tu propiedad en el Registro Público: ahí constan quién es su dueño y si tiene gravámenes.',
      'Lo encuentras en la primera hoja de la escritura inscrita, cerca del sello del registro. En escrituras antiguas puede aparecer como libro y partida.',
      'Si no lo ubicas, puedes pedir una constancia en el registro de tu estado con el domicilio y el nombre del propietario.',
    ],
    drawing: backdrop + house(120, BRAND) + house(330, LEAF) + ground,
  },
  {
    slug: 'depositos-y-referencias',
    title: 'Recibe tu renta por transferencia sin enredos',
    summary:
      '<p>Una referencia fija por inquilino y un aviso el mismo día bastan para llevar tus cuentas al corriente.</p>',
    paragraphs: [
      'Pide a tu inquilino que use siempre la misma referencia: así sabes de un vistazo quién pagó y de qué mes.',
      'Guarda cada comprobante con la fecha en el nombre del archivo. Al final del año tu declaración será más sencilla.',
      'Si una transferencia no llega, pide la clave de rastreo: con ella el banco puede decirte dónde está.',
    ],
    drawing:
      backdrop +
      `<rect x="150" y="110" width="300" height="180" rx="18" fill="${BRAND}"/><rect x="150" y="146" width="300" height="34" fill="${INK}"/><rect x="182" y="222" width="120" height="18" rx="9" fill="${SUN}"/>` +
      ground,
  },
  {
    slug: 'constancia-de-situacion-fiscal',
    title: 'Tu Constancia de Situación Fiscal en tres pasos',
    summary:
      '<p>La descargas en PDF desde el portal del SAT con tu RFC y contraseña. Revisa que tu domicilio esté al día.</p>',
    paragraphs: [
      'Entra al portal del SAT, elige la opción para generar tu constancia e identifícate con tu RFC y contraseña o con tu e.firma.',
      'Descarga el PDF completo, con todas sus páginas y su código QR; una foto de la pantalla no sirve.',
      'Comprueba que tu nombre, tu régimen y tu domicilio sean los correctos antes de compartirla.',
    ],
    drawing:
      backdrop +
      sheet(150) +
      `<g transform="translate(352 150)" fill="${INK}"><rect width="140" height="140" rx="10" fill="${PAPER}" stroke="${INK}" stroke-width="4"/><rect x="18" y="18" width="36" height="36"/><rect x="86" y="18" width="36" height="36"/><rect x="18" y="86" width="36" height="36"/><rect x="70" y="70" width="16" height="16"/><rect x="102" y="88" width="20" height="34"/></g>` +
      ground,
  },
  {
    slug: 'mantenimiento-que-conserva-valor',
    title: 'Mantenimiento que conserva el valor de tu casa',
    summary:
      '<p>Impermeabilizar antes de las lluvias y revisar las instalaciones una vez al año cuesta menos que reparar.</p>',
    paragraphs: [
      'Revisa la azotea antes de la temporada de lluvias: una grieta pequeña se sella en una tarde; una filtración puede costarte meses de renta.',
      'Una vez al año, pide una revisión de la instalación de gas y de la eléctrica, y deja constancia por escrito.',
      'Acuerda con tu inquilino cómo avisar de una falla: entre antes lo sepas, menos cuesta.',
    ],
    drawing:
      backdrop +
      house(210, BRAND) +
      `<path d="M60 300 q20 -90 60 -96 q-6 60 -60 96 Z" fill="${LEAF}"/><path d="M470 300 q20 -90 60 -96 q-6 60 -60 96 Z" fill="${LEAF}"/>` +
      ground,
  },
];

/** Returns an article's picture as an SVG document. */
export const drawingOf = ({ drawing }: Article): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${drawing}</svg>`;
