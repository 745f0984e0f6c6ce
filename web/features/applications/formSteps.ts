/** Positions in the step counter of the application forms: the lease, then the property. */
export const LEASE_STEP = { step: 1, of: 2 } as const;
export const PROPERTY_STEP = { step: 2, of: 2 } as const;
