import { type Colour, sampleJpeg } from './sampleJpeg.ts';
import { samplePdf } from './samplePdf.ts';

/** A generated sample file: valid bytes of an invented document. */
export type SampleFile = { readonly name: string; readonly bytes: Buffer };

const INK: Colour = [37, 17, 79];
const BRAND: Colour = [94, 47, 186];
const SUN: Colour = [255, 179, 92];
const PAPER: Colour = [251, 249, 247];
const RULE_COLOUR: Colour = [188, 178, 205];
const SKIN: readonly Colour[] = [
  [240, 200, 170],
  [214, 160, 120],
  [170, 112, 78],
];
const SHIRTS: readonly Colour[] = [
  [214, 68, 127],
  [11, 106, 60],
  [26, 79, 180],
  [138, 75, 0],
];
const HAIR: readonly Colour[] = [
  [43, 27, 23],
  [84, 52, 33],
  [120, 110, 115],
];

/** Returns the colours of a portrait; always the same for a name. */
const looksOf = (name: string) => {
  const key = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const pick = (from: readonly Colour[], step: number): Colour => from[Math.floor(key / step) % from.length] ?? INK;
  return { skin: pick(SKIN, 1), shirt: pick(SHIRTS, 3), hair: pick(HAIR, 12) };
};

/** Returns the colour of a drawn head and shoulders at a point, x and y from 0 to 1; undefined for the background. */
function portrait(name: string, x: number, y: number): Colour | undefined {
  const { skin, shirt, hair } = looksOf(name);
  const inside = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  const isEye = inside(0.42, 0.42, 0.025, 0.025) || inside(0.58, 0.42, 0.025, 0.025);
  if (isEye) return INK;
  if (inside(0.5, 0.56, 0.07, 0.02)) return [170, 60, 70];
  if (inside(0.5, 0.44, 0.17, 0.23) && y > 0.3) return skin;
  if (inside(0.5, 0.36, 0.21, 0.24) && y < 0.5) return hair;
  if (Math.abs(x - 0.5) < 0.07 && y > 0.6 && y < 0.78) return skin;
  return inside(0.5, 1.02, 0.4, 0.3) ? shirt : undefined;
}

/** Selfie: head and shoulders in front of a light wall. */
export const selfie = (name: string): SampleFile => ({
  name: 'selfie.jpg',
  bytes: sampleJpeg(60, 80, (x, y) => portrait(name, x / 60, y / 80) ?? [246, 236, 222]),
});

/** Front of an identity card: a portrait beside lines of text. */
export const identityFront = (name: string): SampleFile => ({
  name: 'ine-frente.jpg',
  bytes: sampleJpeg(120, 76, (x, y) => {
    if (y < 12) return BRAND;
    if (x >= 8 && x < 42 && y >= 22 && y < 66) return portrait(name, (x - 8) / 34, (y - 22) / 44) ?? [226, 218, 240];
    const isWriting = x >= 50 && x < 112 - ((y * 7) % 23) && y >= 22 && y % 7 < 3;
    return isWriting ? RULE_COLOUR : PAPER;
  }),
});

/** Back of an identity card: a code block and machine-readable lines. */
export const identityBack = (name: string): SampleFile => ({
  name: 'ine-reverso.jpg',
  bytes: sampleJpeg(120, 76, (x, y) => {
    const isCode = x >= 10 && x < 44 && y >= 10 && y < 44;
    if (isCode) return (x * 7 + y * 13 + x * y + name.length) % 3 === 0 ? INK : PAPER;
    if (y >= 54 && y % 6 < 3 && x >= 8 && x < 112) return (x * 5 + y + name.length) % 4 === 0 ? PAPER : INK;
    return y < 54 && x >= 56 && y % 9 < 2 ? RULE_COLOUR : PAPER;
  }),
});

/** Image of a bank transfer. Its file name may contain a magic word (`magicValues.ts`). */
export const transferProof = (name = 'comprobante.jpg'): SampleFile => ({
  name,
  bytes: sampleJpeg(60, 100, (x, y) => {
    if (y < 16) return BRAND;
    if ((x - 30) ** 2 + (y - 30) ** 2 <= 64) return SUN;
    return y > 44 && y % 8 < 3 && x >= 8 && x < 52 - ((y * 5) % 17) ? RULE_COLOUR : PAPER;
  }),
});

const NOTE = 'Documento ficticio de la demostración de Adelantto. Sin validez.';
const document = (name: string, heading: string, ...lines: string[]): SampleFile => ({
  name,
  bytes: samplePdf(heading, [...lines, '', NOTE]),
});

export const leaseAgreement = (owner: string, rent: string): SampleFile =>
  document(
    'contrato-de-arrendamiento.pdf',
    'Contrato de arrendamiento',
    `Parte arrendadora: ${owner}`,
    `Renta mensual: ${rent}`,
    'Firmado por ambas partes.',
  );

export const taxCertificate = (owner: string, rfc: string): SampleFile =>
  document('constancia-fiscal.pdf', 'Constancia de Situación Fiscal', `Contribuyente: ${owner}`, `RFC: ${rfc}`);

export const incomeProof = (owner: string, month: number): SampleFile =>
  document(
    `comprobante-de-ingresos-${month}.pdf`,
    'Comprobante de ingresos',
    `A nombre de: ${owner}`,
    `Recibo ${month} de 3`,
  );

export const accountStatement = (owner: string): SampleFile =>
  document(
    'estado-de-cuenta.pdf',
    'Estado de cuenta',
    `Titular: ${owner}`,
    'Banco Horizonte',
    'Página 1 de 1, con código QR',
  );
