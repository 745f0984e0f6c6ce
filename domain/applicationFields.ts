import { boolean, enums, type Infer, is, nullable, number, optional, type Struct, string } from 'superstruct';
import { DayShape } from './calendar.ts';
import { CountShape, ifReadable, known, PesosShape } from './readable.ts';
import { isMissing } from './rules.ts';
import type { TypedAmount } from './text/amount.ts';
import { singleLine } from './text/singleLine.ts';
import { UploadedFile } from './uploadedFile.ts';

export const leasePaymentMethods = ['cash', 'transfer'] as const;
export type LeasePaymentMethod = (typeof leasePaymentMethods)[number];

/** Kinds of fields: a value as it is sent and stored, as a response has it, and in an empty form. A file is sent as its id. */
const kinds = {
  amount: { sent: number(), received: PesosShape, empty: undefined as TypedAmount },
  months: { sent: number(), received: CountShape, empty: undefined as number | undefined },
  day: { sent: DayShape, received: DayShape, empty: '' as string },
  paymentMethod: {
    sent: enums(leasePaymentMethods),
    received: known(leasePaymentMethods),
    empty: undefined as LeasePaymentMethod | undefined,
  },
  acceptance: { sent: boolean(), received: boolean(), empty: false as boolean },
  text: { sent: string(), received: string(), empty: '' as string },
  zipCode: { sent: string(), received: string(), empty: '' as string },
  file: { sent: string(), received: UploadedFile, empty: null as UploadedFile | null },
};
type Kinds = typeof kinds;
export type FieldKind = keyof Kinds;

/** The declaration of a field, from which its shapes, its parsing, its saving and its tests follow. */
export type Field = {
  /** Whether an application cannot be shown without it; a response may lack the other fields. */
  readonly isInEachResponse?: true;
  /** Whether `null` clears it. Such a field of the lease is optional. The others keep their value when they are sent empty. */
  readonly mayBeCleared?: true;
} & (
  | { readonly kind: Exclude<FieldKind, 'text'> }
  /** `longest`: most characters, as they are stored. */
  | { readonly kind: 'text'; readonly longest: number }
);
export type Fields = Readonly<Record<string, Field>>;

/** Longest folio of a property, in characters. */
export const MAX_FOLIO_LENGTH = 30;

/** The lease: what an application begins with. README.md says how to add a field. */
export const leaseFields = {
  lease_monthly_income: { kind: 'amount', isInEachResponse: true },
  lease_start_date: { kind: 'day' },
  lease_end_date: { kind: 'day', isInEachResponse: true },
  lease_payment_method: { kind: 'paymentMethod' },
  accept_privacy_policy: { kind: 'acceptance' },
} as const satisfies Fields;

/** The property. All of its fields are needed in the end, and each may be cleared in a draft. */
export const propertyFields = {
  property_commercial_folio: { kind: 'text', longest: MAX_FOLIO_LENGTH, isInEachResponse: true, mayBeCleared: true },
  property_zip_code: { kind: 'zipCode', isInEachResponse: true, mayBeCleared: true },
  property_lease_agreement: { kind: 'file', isInEachResponse: true, mayBeCleared: true },
} as const satisfies Fields;

/** All that an owner may write of a draft. */
export const applicationFields = {
  ...leaseFields,
  pre_offer_term_frame: { kind: 'months' },
  ...propertyFields,
} as const satisfies Fields;
export type ApplicationField = keyof typeof applicationFields;

type Clearable = { readonly mayBeCleared: true };
/** The names of the fields that cannot be cleared. */
export type RequiredField<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Clearable ? never : Name;
}[keyof Of];

type SentValue<Of extends Field> = Infer<Kinds[Of['kind']]['sent']> | (Of extends Clearable ? null : never);
type ReceivedValue<Of extends Field> =
  | Infer<Kinds[Of['kind']]['received']>
  | (Of extends Clearable ? null : never)
  | (Of extends { readonly isInEachResponse: true } ? never : null | undefined);

/** The values of fields as they are stored. */
export type StoredValues<Of extends Fields> = { -readonly [Name in keyof Of]: SentValue<Of[Name]> };
/** The values of fields in a form that is being filled in. */
export type FormValues<Of extends Fields> = { -readonly [Name in keyof Of]: Kinds[Of[Name]['kind']]['empty'] };

/** Returns the names of fields, in their order. */
export const fieldNames = <Of extends Fields>(fields: Of) => Object.keys(fields) as (keyof Of & string)[];

const mapFields = <Of extends Fields>(fields: Of, of: (field: Field) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));

/** Returns the shapes of fields in a request. */
export const sentShapes = <Of extends Fields>(fields: Of) =>
  mapFields(fields, ({ kind, mayBeCleared }) => {
    const shape = kinds[kind].sent as Struct<unknown, unknown>;
    return mayBeCleared ? optional(nullable(shape)) : shape;
  }) as { [Name in keyof Of]: Struct<SentValue<Of[Name]> | (Of[Name] extends Clearable ? undefined : never), unknown> };

/** Returns the shapes of fields in a response. */
export const receivedShapes = <Of extends Fields>(fields: Of) =>
  mapFields(fields, ({ kind, mayBeCleared, isInEachResponse }) => {
    const shape = kinds[kind].received as Struct<unknown, unknown>;
    if (!isInEachResponse) return ifReadable(optional(nullable(shape)));
    return mayBeCleared ? ifReadable(nullable(shape)) : shape;
  }) as { [Name in keyof Of]: Struct<ReceivedValue<Of[Name]>, unknown> };

/** Returns the values of an empty form. */
export const emptyForm = <Of extends Fields>(fields: Of) =>
  mapFields(fields, ({ kind }) => kinds[kind].empty) as FormValues<Of>;

/**
 * Returns what a form begins with when these values are saved. Without acceptances, which are given each time; a value that
 * cannot be sent, such as a payment method of a newer API, is empty.
 */
export function formOf<Of extends Fields>(fields: Of, saved: object): Partial<FormValues<Of>> {
  const values = saved as Readonly<Record<string, unknown>>;
  const shown = Object.entries<Field>(fields).filter(([, { kind }]) => kind !== 'acceptance');
  return Object.fromEntries(
    shown.map(([name, { kind }]) => {
      const { sent, empty } = kinds[kind];
      return [name, is(values[name], sent as Struct<unknown, unknown>) ? values[name] : empty];
    }),
  ) as Partial<FormValues<Of>>;
}

/**
 * Returns the changes that saving a form, or a part of it, makes: the value of each filled field, and `null` for each
 * field that may be cleared, was saved before and is empty now. Another empty field is left out, so that a form which is
 * sent before the saved values have loaded clears nothing.
 */
export function changesOf<Of extends Fields>(
  fields: Of,
  form: Partial<FormValues<Of>>,
  saved: object | undefined,
): Partial<StoredValues<Of>> {
  const changes: Record<string, unknown> = {};
  for (const [name, { kind, mayBeCleared }] of Object.entries<Field>(fields)) {
    const value = valueToSend(kind, form[name]);
    if (!isMissing(value)) changes[name] = value;
    else if (form[name] !== undefined && mayBeCleared && !isMissing((saved as Record<string, unknown>)?.[name]))
      changes[name] = null;
  }
  return changes as Partial<StoredValues<Of>>;
}

function valueToSend(kind: FieldKind, value: unknown): unknown {
  if (kind === 'text' && typeof value === 'string') return singleLine(value);
  return kind === 'file' ? (value as UploadedFile | null | undefined)?.id : value;
}
