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

/** Which documents a persona has uploaded. */
export type DocumentSet = {
  readonly identity: 'none' | 'card' | 'all';
  readonly lease?: boolean;
  readonly statement?: boolean;
  /** Number of proofs of payment. */
  readonly proofs?: number;
};

/** A sample file: its row, and the bytes to write. */
export type FileToWrite = { readonly row: FileRow; readonly bytes: Buffer };

/** A persona's documents by kind. */
export type PersonaFiles = {
  readonly front?: FileRow;
  readonly back?: FileRow;
  readonly selfie?: FileRow;
  readonly income: readonly FileRow[];
  readonly tax?: FileRow;
  readonly lease?: FileRow;
  readonly statement?: FileRow;
  readonly proofs: readonly FileRow[];
};

/** Sample files by persona and kind: personas have the same documents after every reset. */
const cache = new WeakMap<Persona, Map<string, SampleFile>>();

function cached(persona: Persona, kind: string, create: () => SampleFile): SampleFile {
  const documents = cache.get(persona) ?? new Map<string, SampleFile>();
  cache.set(persona, documents);
  const file = documents.get(kind) ?? create();
  documents.set(kind, file);
  return file;
}

/** Creates a persona's documents and inserts their rows; the caller writes the bytes. Call within `store.write`. */
export function sampleFilesOf(
  { store, random, clock }: Pick<Demo, 'store' | 'random' | 'clock'>,
  owner_id: string,
  persona: Persona,
  { identity, lease, statement, proofs = 0 }: DocumentSet,
): { files: PersonaFiles; filesToWrite: FileToWrite[] } {
  const fullName = `${persona.name} ${persona.last_name}`;
  const filesToWrite: FileToWrite[] = [];
  const add = (kind: string, create: () => SampleFile): FileRow => {
    const { name, bytes } = cached(persona, kind, create);
    const type: FileType = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    const row = { id: random.id(), owner_id, name, size: bytes.length, type, kept_at: clock.machineNow() };
    filesToWrite.push({ row, bytes });
    return store.table('files').insert(row);
  };

  const files: PersonaFiles = {
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
  return { files, filesToWrite };
}
