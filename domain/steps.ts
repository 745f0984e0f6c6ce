/** The steps of the identity profile, in order. */
export const profileSteps = ['identification', 'biometric_validation', 'income_and_taxes'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Returns the step with this name; `'unknown'` for a step that a newer API has added. */
export const toKnownStep = <Step extends string>(steps: readonly Step[], name: string): Step | 'unknown' =>
  steps.find((step) => step === name) ?? 'unknown';

/** The steps of an application after its lease, in order. */
export const applicationSteps = ['pre_offer', 'property_details', 'bureau_policy'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];
