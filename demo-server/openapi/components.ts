import { Application, ApplicationChanges, ApplicationHistory, BureauConfirmation, Lease } from '#domain/application';
import { Article } from '#domain/article';
import { UnverifiedBody } from '#domain/errorBody';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Installment, InstallmentHistory, Proof } from '#domain/installment';
import { AccountStatement, Loan, LoanHistory, LoanSummary } from '#domain/loan';
import { Offer } from '#domain/preOffer';
import { Notice } from '#domain/process/notice';
import { ProfileChanges } from '#domain/profile';
import { MessageBody, Registered, Session, SessionUser } from '#domain/session';
import { UploadedFile } from '#domain/uploadedFile';
import { CodeSent, Verification } from '#domain/verificationCode';
import type { Shape } from './calls/apiCall.ts';
import * as requests from './calls/requests.ts';
import { ApplicationWithCode, FullProfile } from './calls/responses.ts';
import { descriptions } from './descriptions.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

/** The shapes that are described once, by their names in the document. */
const namedShapes: Readonly<Record<string, Shape>> = {
  Session,
  SessionUser,
  Registered,
  CodeSent,
  MessageBody,
  Profile: FullProfile,
  Application,
  ApplicationWithCode,
  Loan,
  LoanSummary,
  Installment,
  ApplicationHistory,
  LoanHistory,
  InstallmentHistory,
  UploadedFile,
  Notice,
  Offer,
  ZipCode,
  Article,
  UnverifiedPhone: UnverifiedBody,
  ...requests,
  Verification,
  ProfileChanges,
  Lease,
  ApplicationChanges,
  BureauConfirmation,
  AccountStatement,
  Proof,
};

/** Body of every error. Messages for fields are lists, of which the app shows the first. */
const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For the whole request: an id of the error catalogue, or Spanish text.' },
    errors: {
      type: 'object',
      description: 'For fields: the name of each field with its messages.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

// `optional` and `nullable` make a new struct, but keep the object that describes its fields.
const names = new Map(Object.entries(namedShapes).map(([name, { schema }]) => [schema, name]));

export const referenceTo = (name: string): string => `#/components/schemas/${name}`;

/** Returns the address of a shape's description; undefined for a shape without a name. */
export function referenceOf({ schema }: Shape): string | undefined {
  const name = schema === null ? undefined : names.get(schema);
  return name === undefined ? undefined : referenceTo(name);
}

/** Returns the descriptions of all named shapes. */
export const schemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(Object.entries(namedShapes).map(([name, shape]) => [name, describe(name, shape)])),
  Error: errorSchema,
});

function describe(name: string, shape: Shape): JsonSchema {
  const schema = jsonSchemaOf(shape, (inner) => (inner === shape ? undefined : referenceOf(inner)));
  const { '': ofAll, ...ofFields } = descriptions[name] ?? {};
  if (schema.type !== 'object') return { ...schema, ...ofAll };
  const properties = schema.properties as Record<string, JsonSchema>;
  const described = Object.entries(properties).map(([field, it]) => [field, { ...it, ...ofFields[field] }]);
  return { ...schema, ...ofAll, properties: Object.fromEntries(described) };
}
