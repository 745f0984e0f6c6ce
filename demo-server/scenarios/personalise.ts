import { leaseRules } from '#domain/forms/applicationRules';
import type { RuleMessage } from '#domain/messages';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { firstError, isBlank } from '#domain/rules';
import { TERMS } from '#domain/terms';
import type { ServerMessageId } from '#i18n/serverMessage';
import type { Demo } from '../demo.ts';
import { FieldErrorCollector, fieldsOf } from '../http/errors.ts';
import { codeOfCity } from '../simulation/zipCodes.ts';
import { type Persona, type PersonaKey, personas, phoneOf } from './personas.ts';

/** Phones of personalised owners start at 55 0000 1100, away from the magic endings. */
const FIRST_PHONE = 1100;
const PHONE_COUNT = 8000;

/**
 * Returns the persona that `{ like, name, rent, city, term }` describes: a prospect's name and figures in the state of
 * the persona `like`. Throws a 422 with errors per field. Call within `store.write`, because it takes a number.
 */
export function personalise({ store, clock }: Pick<Demo, 'store' | 'clock'>, body: unknown): Persona {
  const { like, name, rent, city, term } = fieldsOf(body);
  const fullName = typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : '';
  const zip_code = typeof city === 'string' ? codeOfCity(city) : undefined;
  const template = personas.find(({ key }) => key === like);
  const errors = new FieldErrorCollector();
  if (!template) errors.add('like', 'This value is not valid');
  if (isBlank(fullName)) errors.add('name', 'Your name is required.');
  if (fullName.length > MAX_NAME_LENGTH) errors.add('name', 'This value is not valid');
  errors.add('rent', rentError(rent, clock));
  if (!zip_code) errors.add('city', 'This value is not valid');
  if (!TERMS.includes(term as number)) errors.add('term', 'This value is not valid');
  if (!template || !zip_code || !errors.isEmpty()) throw errors.toHttpError();

  const number = Number(store.nextNumber('personalised'));
  return {
    ...template,
    ...nameAndSurnames(fullName, template.last_name),
    key: `${like as PersonaKey}-${number + 1}`,
    phone: phoneOf(FIRST_PHONE + (number % PHONE_COUNT)),
    rent: rent as number,
    zip_code,
    term: term as number,
  };
}

/** Returns the error of a rent by the rules of the lease form; undefined when it is valid. */
function rentError(rent: unknown, { today }: Demo['clock']): ServerMessageId | RuleMessage | undefined {
  const rules = leaseRules(today()).lease_monthly_income ?? [];
  const value = typeof rent === 'number' ? rent : undefined;
  const error = firstError(rules, value, {} as never);
  if (error !== undefined) return error;
  return (value ?? 0) > 1_000_000 ? 'This value is not valid' : undefined;
}

/** Splits a full name. Of three or more words the last two are surnames; a single word gets `defaultLastName`. */
function nameAndSurnames(fullName: string, defaultLastName: string): Pick<Persona, 'name' | 'last_name'> {
  const words = fullName.split(' ');
  const names = words.length > 2 ? words.length - 2 : 1;
  return { name: words.slice(0, names).join(' '), last_name: words.slice(names).join(' ') || defaultLastName };
}
