import * as callTexts from '#i18n/es-MX/demo/calls';
import * as technicalTexts from '#i18n/es-MX/demo/technical';

const names: Readonly<Record<string, string>> = {
  fail: callTexts.faultRule,
  latency_ms: technicalTexts.faults.slow.title,
  offline: technicalTexts.faults.offline.title,
  upload_kbps: callTexts.slowUpload,
  cut_upload_at: technicalTexts.faults.upload.title,
  bureau: technicalTexts.faults.bureau.title,
  selfie: technicalTexts.faults.glasses.title,
  delivery_s: callTexts.lateMessage,
  magic: callTexts.magicValue,
};

/** Returns the Spanish names of the faults that were injected into a call. */
export const faultNames = (faults: readonly string[]): string[] => faults.map((fault) => names[fault] ?? fault);
