import type { ApplicationRow, FileRow, InstallmentRow, OwnerRow } from '../store/rows.ts';

/** The code that is always wrong and never generated. */
export const MAGIC_WRONG_CODE = '0000';

/**
 * What to type for which outcome, one row each (contract §6, ux §9); active in every scenario. Elsewhere: the code that is
 * always wrong (codes.ts), slow and failing e-mails, late and lost SMS (faults.ts), blurred photos (stage/phone).
 */
const magic = {
  /** A zip code that makes the look-up fail. */
  failingZipCode: '00500',
  /** A phone that counts as somebody else's. */
  takenPhoneEnding: '0001',
  /** Folios: the bureau's score is too low; the validation ends in a rejection; it never ends by itself. */
  lowScoreFolio: 'BURO-BAJO',
  rejectedFolio: 'RECHAZAR',
  endlessFolio: 'LENTO',
  /** The ready-made owner whose bureau check always fails. */
  lowScorePersona: 'buro',
  /** File names: sent at 64 kB a second; cut off half-way once; counts as empty. */
  slowName: /lento/i,
  breakingName: /corte50/i,
  emptyName: /vac[ií]o/iu,
  /** Glasses on a selfie; refused where it is used. A proof called 'rechazado' is another matter. */
  lensesName: /lentes/i,
  refusedName: /rechaza(?!do)/i,
  /** Names of proofs: what the autopilot makes of them. */
  approvedName: /aprobado/i,
  rejectedName: /rechazado/i,
} as const;

/** Whether the look-up of a zip code fails on our side. */
export const failsToLookUp = (zipCode: string): boolean => zipCode === magic.failingZipCode;

/** Whether a phone counts as registered already, whoever has it. */
export const isTakenPhone = (phone: string): boolean => phone.endsWith(magic.takenPhoneEnding);

/** Whether the bureau finds an owner's score too low for an application. */
export const hasLowScore = (owner: OwnerRow, application: ApplicationRow): boolean =>
  // A personalised owner is called after the one she is like: `buro-2`.
  owner.persona?.split('-')[0] === magic.lowScorePersona || isFolio(application, magic.lowScoreFolio);

/** What the autopilot makes of an application once its promised time has passed. */
export function validationOf(application: ApplicationRow): 'approve' | 'reject' | 'never' {
  if (isFolio(application, magic.endlessFolio)) return 'never';
  return isFolio(application, magic.rejectedFolio) ? 'reject' : 'approve';
}

export const isSlow = (name: string): boolean => magic.slowName.test(name);
export const breaksOff = (name: string): boolean => magic.breakingName.test(name);
export const countsAsEmpty = (name: string): boolean => magic.emptyName.test(name);
export const showsLenses = (file: FileRow): boolean => magic.lensesName.test(file.name);
export const isRefused = (file: FileRow): boolean => magic.refusedName.test(file.name);

/** What the autopilot makes of a proof by its name, a day early; undefined for the usual way. */
export function proofOutcome(
  proof: FileRow | undefined,
): Extract<InstallmentRow['status'], 'approved' | 'rejected'> | undefined {
  if (!proof) return undefined;
  if (magic.rejectedName.test(proof.name)) return 'rejected';
  return magic.approvedName.test(proof.name) ? 'approved' : undefined;
}

const isFolio = ({ property_commercial_folio }: ApplicationRow, folio: string): boolean =>
  property_commercial_folio?.toUpperCase() === folio;
