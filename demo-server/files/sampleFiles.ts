import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileType } from '../store/rows.ts';

/** A sample file: valid bytes of an invented document, the same for all owners. */
export type SampleFile = { readonly name: string; readonly bytes: Buffer };

/** The build copies this folder beside the bundled server. */
export const SAMPLES_FOLDER = fileURLToPath(new URL('./samples', import.meta.url));

const sampleFile = (name: string): SampleFile => ({ name, bytes: readFileSync(join(SAMPLES_FOLDER, name)) });

/** Both sides of an identity card. */
export const identityFront = sampleFile('ine-frente.jpg');
export const identityBack = sampleFile('ine-reverso.jpg');
export const selfie = sampleFile('selfie.jpg');
/** Image of a bank transfer. */
export const transferProof = sampleFile('comprobante.jpg');
export const incomeProofs = [
  sampleFile('comprobante-de-ingresos-1.pdf'),
  sampleFile('comprobante-de-ingresos-2.pdf'),
] as const;
export const taxCertificate = sampleFile('constancia-fiscal.pdf');
export const leaseAgreement = sampleFile('contrato-de-arrendamiento.pdf');
export const accountStatement = sampleFile('estado-de-cuenta.pdf');

export const typeOfSample = ({ name }: SampleFile): FileType =>
  name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';

/** The sample files of each field that takes files. */
const filesOfFields: Readonly<Record<string, readonly SampleFile[]>> = {
  front_document: [identityFront],
  back_document: [identityBack],
  selfie: [selfie],
  proof_incomes: incomeProofs,
  rfc: [taxCertificate],
  property_lease_agreement: [leaseAgreement],
  account_statement: [accountStatement],
  file: [transferProof],
};

/** Returns the sample files of a field; undefined when the field takes no files. */
export const sampleFilesFor = (field: string): readonly SampleFile[] | undefined =>
  Object.hasOwn(filesOfFields, field) ? filesOfFields[field] : undefined;
