import type { ApplicationRow, FileRow, InstallmentRow, OwnerRow } from '../store/rows.ts';

/** The code that is always wrong and never generated. */
export const MAGIC_WRONG_CODE = '0000';

/** Matches one of the words in a text without accents, never a part of another word. */
const word = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a file name contains a magic word, however its accents are written. */
const isNamed = (name: string, magicWord: RegExp): boolean =>
  magicWord.test(name.normalize('NFD').replace(/\p{M}/gu, ''));

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
  /** Words of file names: uploaded at 64 kB a second; cut half-way at every other attempt; treated as empty. */
  slowName: word('lento'),
  breakingName: word('corte50', 'mala-senal'),
  emptyName: word('vacio'),
  /** Selfie with glasses; rejected when a form uses it. 'rechazado' belongs to proofs of payment. */
  lensesName: word('lentes'),
  unusableName: word('rechaza', 'rechazar', 'rechazada'),
  /** Names of proofs of payment: decision of the autopilot. */
  approvedName: word('aprobado'),
  rejectedName: word('rechazado'),
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

export const isSlow = (name: string): boolean => isNamed(name, magic.slowName);
export const isCutOff = (name: string): boolean => isNamed(name, magic.breakingName);
export const isTreatedAsEmpty = (name: string): boolean => isNamed(name, magic.emptyName);
export const showsLenses = (file: FileRow): boolean => isNamed(file.name, magic.lensesName);
export const isRejectedFile = (file: FileRow): boolean => isNamed(file.name, magic.unusableName);

/** Returns the autopilot's early decision about a proof, by its file name; undefined for the usual one. */
export function proofOutcome(
  proof: FileRow | undefined,
): Extract<InstallmentRow['status'], 'approved' | 'rejected'> | undefined {
  if (!proof) return undefined;
  if (isNamed(proof.name, magic.rejectedName)) return 'rejected';
  return isNamed(proof.name, magic.approvedName) ? 'approved' : undefined;
}

const isFolio = ({ property_commercial_folio }: ApplicationRow, folio: string): boolean =>
  property_commercial_folio?.toUpperCase() === folio;
