import { leaseRules } from '#domain/forms/applicationRules';
import type { RuleMessage } from '#domain/messages';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { firstError, isBlank } from '#domain/rules';
import type { ServerMessageId } from '#i18n/serverMessage';
import type { Demo } from '../demo.ts';
import { FieldErrorCollector } from '../http/errors.ts';
import { codeOfCity } from '../simulation/zipCodes.ts';
import { type Persona, type PersonaKey, personas, phoneOf } from './personas.ts';

/** Phones of personalised owners start at 55 0000 1100, away from the magic endings. */
const FIRST_PHONE = 1100;
const PHONE_COUNT = 8000;

/** A prospect: the persona whose state they start in, names as they write them, MXN a month, a city, months. */
export type Prospect = {
  readonly like: PersonaKey;
  readonly name: string;
  readonly last_name?: string | undefined;
  readonly rent: number;
  readonly city: string;
  readonly term: number;
};

/**
 * Returns the persona of a prospect. Without surnames they have those of the persona `like`. Throws a 422 with errors
 * per field. Call within `store.write`, because it takes a number.
 */
export function personalise({ store, clock }: Pick<Demo, 'store' | 'clock'>, prospect: Prospect): Persona {
  const { like, rent, city, term } = prospect;
  const [name, surnames] = [prospect.name, prospect.last_name ?? ''].map(withSingleSpaces) as [string, string];
  const zip_code = codeOfCity(city);
  const template = personas.find(({ key }) => key === like);
  const errors = new FieldErrorCollector();
  if (isBlank(name)) errors.add('name', 'Your name is required.');
  if (name.length > MAX_NAME_LENGTH) errors.add('name', 'This value is not valid');
  if (surnames.length > MAX_NAME_LENGTH) errors.add('last_name', 'This value is not valid');
  errors.add('rent', rentError(rent, clock));
  if (!zip_code) errors.add('city', 'This value is not valid');
  if (!template || !zip_code || !errors.isEmpty()) throw errors.toHttpError();

  const number = Number(store.nextNumber('personalised'));
  return {
    ...template,
    name,
    last_name: isBlank(surnames) ? template.last_name : surnames,
    key: `${like}-${number + 1}`,
    phone: phoneOf(FIRST_PHONE + (number % PHONE_COUNT)),
    rent,
    zip_code,
    term,
  };
}

const withSingleSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns the error of a rent by the rules of the lease form; undefined when it is valid. */
const rentError = (rent: number, { today }: Demo['clock']): ServerMessageId | RuleMessage | undefined =>
  firstError(leaseRules(today()).lease_monthly_income ?? [], rent, {} as never);
