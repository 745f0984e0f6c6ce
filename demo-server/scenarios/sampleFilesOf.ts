import type { Demo } from '../demo.ts';
import {
  accountStatement,
  identityBack,
  identityFront,
  incomeProofs,
  leaseAgreement,
  type SampleFile,
  selfie,
  taxCertificate,
  transferProof,
  typeOfSample,
} from '../files/sampleFiles.ts';
import type { FileRow } from '../store/rows.ts';

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

type Services = Pick<Demo, 'store' | 'random' | 'clock'>;

/** Inserts the row of a sample file that an owner has uploaded; the caller writes the bytes. Call within `store.write`. */
export function insertSampleFile({ store, random, clock }: Services, owner_id: string, file: SampleFile): FileToWrite {
  const { name, bytes } = file;
  const [type, kept_at] = [typeOfSample(file), clock.machineNow()];
  const row = { id: random.id(), owner_id, name, size: bytes.length, type, kept_at };
  return { row: store.table('files').insert(row), bytes };
}

/** Inserts the rows of a persona's documents; the caller writes the bytes. Call within `store.write`. */
export function sampleFilesOf(
  demo: Services,
  owner_id: string,
  { identity, lease, statement, proofs = 0 }: DocumentSet,
): { files: PersonaFiles; filesToWrite: FileToWrite[] } {
  const filesToWrite: FileToWrite[] = [];
  const add = (file: SampleFile): FileRow => {
    const inserted = insertSampleFile(demo, owner_id, file);
    filesToWrite.push(inserted);
    return inserted.row;
  };

  const files: PersonaFiles = {
    ...(identity !== 'none' && { front: add(identityFront), back: add(identityBack) }),
    ...(identity === 'all' && { selfie: add(selfie), tax: add(taxCertificate) }),
    income: identity === 'all' ? incomeProofs.map(add) : [],
    ...(lease && { lease: add(leaseAgreement) }),
    ...(statement && { statement: add(accountStatement) }),
    proofs: Array.from({ length: proofs }, (_, i) => add({ ...transferProof, name: `comprobante-${i + 1}.jpg` })),
  };
  return { files, filesToWrite };
}
