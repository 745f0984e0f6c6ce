/** The steps of the identity profile, in order. */
export const profileSteps = ['identification', 'biometric_validation', 'income_and_taxes'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Returns the step with this name; `'unknown'` for a step that a newer API has added. */
export const toKnownStep = <Step extends string>(steps: readonly Step[], name: string): Step | 'unknown' =>
  steps.find((step) => step === name) ?? 'unknown';

/** Path of the screen of each profile step. */
export const profileStepRoutes = {
  identification: '/profile/identification',
  biometric_validation: '/profile/biometric-validation',
  income_and_taxes: '/profile/income-and-taxes',
} as const satisfies Record<ProfileStep, string>;

/** The steps of an application after its lease, in order. */
export const applicationSteps = ['pre_offer', 'property_details', 'bureau_policy'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Path of the screen of each application step, after /applications/{id} (s2-application-steps). */
export const applicationStepRoutes = {
  pre_offer: '/desired-loan',
  property_details: '/property-documents',
  bureau_policy: '/privacy-policy',
} as const satisfies Record<ApplicationStep, string>;
