import { pesos } from '#domain/money';
import { money } from '#i18n/format';
import type { Demo } from '../demo.ts';
import {
  accountStatement,
  identityBack,
  identityFront,
  incomeProof,
  leaseAgreement,
  type SampleFile,
  selfie,
  taxCertificate,
  transferProof,
} from '../files/sampleFiles.ts';
import type { FileRow, FileType } from '../store/rows.ts';
import { keysOf, type Persona } from './personas.ts';

/** Which papers a ready-made owner has handed in. */
export type Papers = {
  readonly identity: 'none' | 'card' | 'all';
  readonly lease?: boolean;
  readonly statement?: boolean;
  /** How many proofs of transfers. */
  readonly proofs?: number;
};

/** A file of the demo's own: its row, and the bytes that are to lie in its place. */
export type OwnFile = { readonly row: FileRow; readonly bytes: Buffer };

/** A persona's papers by what they are. */
export type FilesOf = {
  readonly front?: FileRow;
  readonly back?: FileRow;
  readonly selfie?: FileRow;
  readonly income: readonly FileRow[];
  readonly tax?: FileRow;
  readonly lease?: FileRow;
  readonly statement?: FileRow;
  readonly proofs: readonly FileRow[];
};

/** What has been drawn for a persona, by what it is: the ready-made ones have the same papers after every reset. */
const drawn = new WeakMap<Persona, Map<string, SampleFile>>();

function drawnOnce(persona: Persona, what: string, draw: () => SampleFile): SampleFile {
  const papers = drawn.get(persona) ?? new Map<string, SampleFile>();
  drawn.set(persona, papers);
  const paper = papers.get(what) ?? draw();
  papers.set(what, paper);
  return paper;
}

/** Draws and writes a persona's papers and inserts their rows; the bytes are for the caller to put in place. Within `store.write`. */
export function sampleFilesOf(
  { store, random, clock }: Pick<Demo, 'store' | 'random' | 'clock'>,
  owner_id: string,
  persona: Persona,
  { identity, lease, statement, proofs = 0 }: Papers,
): { files: FilesOf; placed: OwnFile[] } {
  const fullName = `${persona.name} ${persona.last_name}`;
  const placed: OwnFile[] = [];
  const add = (what: string, draw: () => SampleFile): FileRow => {
    const { name, bytes } = drawnOnce(persona, what, draw);
    const type: FileType = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    const row = { id: random.id(), owner_id, name, size: bytes.length, type, kept_at: clock.machine() };
    placed.push({ row, bytes });
    return store.table('files').insert(row);
  };

  const files: FilesOf = {
    ...(identity !== 'none' && {
      front: add('front', () => identityFront(fullName)),
      back: add('back', () => identityBack(fullName)),
    }),
    ...(identity === 'all' && {
      selfie: add('selfie', () => selfie(fullName)),
      tax: add('tax', () => taxCertificate(fullName, keysOf(persona).rfc_number)),
    }),
    income: identity === 'all' ? [1, 2].map((month) => add(`income ${month}`, () => incomeProof(fullName, month))) : [],
    ...(lease && { lease: add('lease', () => leaseAgreement(fullName, money(pesos(persona.rent)))) }),
    ...(statement && { statement: add('statement', () => accountStatement(fullName)) }),
    proofs: Array.from({ length: proofs }, (_, i) =>
      add(`proof ${i + 1}`, () => transferProof(`comprobante-${i + 1}.jpg`)),
    ),
  };
  return { files, placed };
}
