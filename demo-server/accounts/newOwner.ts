import type { OwnerRow } from '../store/rows.ts';

/** An owner who has done nothing but register. */
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
