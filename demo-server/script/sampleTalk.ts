/**
 * The talk that begins with one press, without a form: `rent` in MXN a month, `term` in months. A prospect whose surnames
 * are not known has these.
 */
export const sampleTalk = {
  name: 'Ana',
  last_name: 'Robles Cano',
  rent: 20_000,
  city: 'Ciudad de México',
  term: 6,
  tone: 'person',
} as const;
