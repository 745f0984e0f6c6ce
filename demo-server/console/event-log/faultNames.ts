import * as callTexts from '#i18n/es-MX/demo/calls';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';

const names: Readonly<Record<string, string>> = {
  fail: callTexts.faultRule,
  latency_ms: consoleTexts.latency,
  offline: consoleTexts.noConnection,
  upload_kbps: callTexts.slowUpload,
  cut_upload_at: callTexts.cutUpload,
  bureau: consoleTexts.lowBureauScore,
  selfie: consoleTexts.lensesDetected,
  delivery_s: callTexts.lateMessage,
  magic: callTexts.magicValue,
};

/** Returns the Spanish names of the faults that were injected into a call. */
export const faultNames = (faults: readonly string[]): string[] => faults.map((fault) => names[fault] ?? fault);
