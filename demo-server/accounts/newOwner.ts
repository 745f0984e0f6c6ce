import type { OwnerRow } from '../store/rows.ts';

/** Returns the row of an owner who has registered and done nothing else. */
export const newOwner = (known: Pick<OwnerRow, 'id' | 'email' | 'phone' | 'created_at'>): OwnerRow => ({
  ...known,
  phone_verified: false,
  persona: null,
  name: null,
  last_name: null,
  accept_privacy_policy: false,
  accept_terms_and_conditions: false,
  front_document: null,
  back_document: null,
  birthdate: null,
  curp_number: null,
  address: null,
  zip_code: null,
  colony: null,
  municipality: null,
  state: null,
  selfie: null,
  proof_incomes: [],
  rfc_number: null,
  rfc: null,
});
