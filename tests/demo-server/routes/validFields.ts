const prospect = {
  name: 'Ana',
  last_name: 'Peña',
  rent: 20_000,
  city: 'Puebla',
  term: 6,
  tone: 'person',
};

/** A valid value of each field of each call. Every call and every field of the server's table needs one. */
export const validFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'GET /messages': { to: '+525500000011', after: '1', wait: '1' },
  'GET /events': { after: '1' },
  'POST /talk': prospect,
  'PUT /talk': { owner_id: 'a', saw_bureau_no: true },
  'POST /personas': { like: 'nueva', name: 'Ana', last_name: 'Peña', rent: 20_000, city: 'Puebla', term: 6 },
  'POST /applications/:id/reject': { reason: 'Los datos no coinciden.' },
  'POST /loans/:id/refuse': { reason: 'No se lee.' },
  'POST /installments/:id/reject': { reason: 'No se lee.' },
  'PUT /clock': { now: '2026-12-01T10:00:00-06:00', advance: 'P1D', frozen: true },
  'PUT /autopilot': { on: true },
  'PUT /faults': {
    latency_ms: 10,
    jitter_ms: 10,
    offline: false,
    fail: [
      {
        method: 'PUT',
        path: '/api/applications/*',
        status: 500,
        body: {},
        when: { headers: { 'User-Agent': '*iPhone*' }, body: { pre_offer_term_frame: 6 } },
        headers: { 'Retry-After': '5' },
        delay_ms: 10,
        times: 1,
      },
    ],
    upload_kbps: 100,
    cut_upload_at: 0.5,
    bureau: 'auto',
    selfie: 'auto',
    delivery_s: 0,
    once: ['offline'],
  },
  'POST /reset': {
    scenario: 'sales',
    now: '2026-12-01T10:00:00-06:00',
    frozen: true,
    same_talk: true,
    step: 'offer',
  },
  'GET /samples': { owner: '?' },
  'POST /tickets': { owner_id: '?' },
};
