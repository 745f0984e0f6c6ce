import type { ApplicationRow, FileRow, InstallmentRow, OwnerRow } from '../store/rows.ts';

/** The code that is always wrong and never generated. */
export const MAGIC_WRONG_CODE = '0000';

/**
 * Input values that lead to a certain outcome, in every scenario; `README.md` lists them all. Blurred photos are checked
 * in the app (`console/phone-agent`).
 */
const magic = {
  /** Zip code for which the look-up fails. */
  failingZipCode: '00500',
  /** Endings of phones: SMS never arrives; already registered; SMS arrives late. */
  lostSmsEnding: '0000',
  takenPhoneEnding: '0001',
  lateSmsEnding: '0003',
  /** E-mails: each response takes three seconds; every second call fails. */
  slowEmailStart: 'lenta',
  failingEmailPart: '+falla',
  /** Folios: bureau score too low; validation ends in a rejection; validation never ends. */
  lowScoreFolio: 'BURO-BAJO',
  rejectedFolio: 'RECHAZAR',
  endlessFolio: 'LENTO',
  /** Persona whose bureau check always fails. */
  lowScorePersona: 'buro',
  /** File names: uploaded at 64 kB a second; cut half-way at every other attempt; treated as empty. */
  slowName: /lento/i,
  breakingName: /corte50|mala-se[ñn]al/iu,
  emptyName: /vac[ií]o/iu,
  /** Selfie with glasses; rejected when a form uses it. 'rechazado' is excluded: it belongs to proofs of payment. */
  lensesName: /lentes/i,
  unusableName: /rechaza(?!do)/i,
  /** Names of proofs of payment: decision of the autopilot. */
  approvedName: /aprobado/i,
  rejectedName: /rechazado/i,
} as const;

/** Whether the look-up of a zip code fails with a server error. */
export const failsToLookUp = (zipCode: string): boolean => zipCode === magic.failingZipCode;

/** Whether a phone counts as already registered. */
export const isTakenPhone = (phone: string): boolean => phone.endsWith(magic.takenPhoneEnding);

/** Seconds until an SMS to a magic phone arrives. */
export const LATE_SMS_S = 30;
export const isLateSms = (phone: string): boolean => phone.endsWith(magic.lateSmsEnding);
export const isLostSms = (phone: string): boolean => phone.endsWith(magic.lostSmsEnding);

export const isSlowEmail = (email: string): boolean => email.startsWith(magic.slowEmailStart);
export const isFailingEmail = (email: string): boolean => email.includes(magic.failingEmailPart);

/** Whether the bureau's score is too low for an application. */
export const hasLowScore = (owner: OwnerRow, application: ApplicationRow): boolean =>
  // The key of a personalised owner starts with that of the persona: `buro-2`.
  owner.persona?.split('-')[0] === magic.lowScorePersona || isFolio(application, magic.lowScoreFolio);

/** Returns the autopilot's decision about an application once its promised time has passed. */
export function validationOutcome(application: ApplicationRow): 'approve' | 'reject' | 'never' {
  if (isFolio(application, magic.endlessFolio)) return 'never';
  return isFolio(application, magic.rejectedFolio) ? 'reject' : 'approve';
}

export const isSlow = (name: string): boolean => magic.slowName.test(name);
export const isCutOff = (name: string): boolean => magic.breakingName.test(name);
export const isTreatedAsEmpty = (name: string): boolean => magic.emptyName.test(name);
export const showsLenses = (file: FileRow): boolean => magic.lensesName.test(file.name);
export const isRejectedFile = (file: FileRow): boolean => magic.unusableName.test(file.name);

/** Returns the autopilot's early decision about a proof, by its file name; undefined for the usual one. */
export function proofOutcome(
  proof: FileRow | undefined,
): Extract<InstallmentRow['status'], 'approved' | 'rejected'> | undefined {
  if (!proof) return undefined;
  if (magic.rejectedName.test(proof.name)) return 'rejected';
  return magic.approvedName.test(proof.name) ? 'approved' : undefined;
}

const isFolio = ({ property_commercial_folio }: ApplicationRow, folio: string): boolean =>
  property_commercial_folio?.toUpperCase() === folio;
