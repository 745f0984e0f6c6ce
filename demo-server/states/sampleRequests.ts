import { create } from 'superstruct';
import { Lease } from '#domain/application';
import { type Field, leaseFields, propertyFields } from '#domain/applicationFields';

/** Returns the lease that an owner sends who types these texts, by the names of the fields. */
export const leaseOfTexts = (texts: Readonly<Record<string, string>>): Lease =>
  create(
    valuesOf(leaseFields, (name, { kind }) => valueOfText(kind, texts[name])),
    Lease,
  );

/** Returns the property that an owner sends who types these texts and chooses these files. */
export const propertyOfTexts = (
  texts: Readonly<Record<string, string>>,
  fileIds: Readonly<Record<FileField, string>>,
) => valuesOf(propertyFields, (name, { kind }) => (kind === 'file' ? fileIds[name as FileField] : texts[name]));

type FileField = 'property_lease_agreement';

const valuesOf = <Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  valueFor: (name: string, field: Field) => unknown,
) => Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, valueFor(name, field)]));

function valueOfText(kind: Field['kind'], text: string | undefined): unknown {
  if (kind === 'acceptance') return true;
  return kind === 'amount' ? Number(text) : text;
}
