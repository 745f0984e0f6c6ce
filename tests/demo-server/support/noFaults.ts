/** The settings of the faults when all are off. */
export const noFaults = {
  latency_ms: 0,
  jitter_ms: 0,
  offline: false,
  fail: [],
  upload_kbps: null,
  cut_upload_at: null,
  bureau: 'auto',
  selfie: 'auto',
  delivery_s: 0,
  once: [],
};
