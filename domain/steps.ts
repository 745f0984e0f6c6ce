/** The three steps of the identity profile, in their order (spec §4). */
export const profileSteps = ['identification', 'biometric_validation', 'income_and_taxes'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Returns the step of this name; `'unknown'` when a newer API names one that this version does not know. */
export const toKnownStep = <Step extends string>(steps: readonly Step[], name: string): Step | 'unknown' =>
  steps.find((step) => step === name) ?? 'unknown';

/** Where each step of the profile is done (spec §2). */
export const profileStepRoutes = {
  identification: '/profile/identification',
  biometric_validation: '/profile/biometric-validation',
  income_and_taxes: '/profile/income-and-taxes',
} as const satisfies Record<ProfileStep, string>;

/** The steps of an application after its lease, in their order (spec §4). */
export const applicationSteps = ['pre_offer', 'property_details', 'bureau_policy'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** What follows /applications/{id} for each step (spec §2). */
export const applicationStepRoutes = {
  pre_offer: '/desired-loan',
  property_details: '/property-documents',
  bureau_policy: '/privacy-policy',
} as const satisfies Record<ApplicationStep, string>;
