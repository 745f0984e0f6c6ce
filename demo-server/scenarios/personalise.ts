import { leaseRules } from '#domain/forms/applicationRules';
import { profileCreationRules } from '#domain/forms/profileRules';
import type { RuleMessage } from '#domain/messages';
import { firstError, isBlank } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import type { ServerMessageId } from '#i18n/serverMessage';
import type { Demo } from '../demo.ts';
import { FieldErrorCollector } from '../http/errors.ts';
import { codeOfCity, spellingOf } from '../simulation/zipCodes.ts';
import { type Persona, personas, phoneOf } from './personas.ts';
import { type Prospect, rememberProspect, type TalkProspect } from './talk.ts';

/** Phones of personalised owners start at 55 0000 1100, away from the magic endings. */
const FIRST_PHONE = 1100;
const PHONE_COUNT = 8000;

/**
 * Returns the persona of a prospect. Without surnames they have those of the persona `like`. Throws a 422 with errors
 * per field. Call within `store.write`, because it takes a number.
 */
export function personalise(demo: Pick<Demo, 'store' | 'clock'>, prospect: Prospect): Persona {
  const { store } = demo;
  const { like, rent, term } = prospect;
  const { name, last_name, city } = checkedProspect(demo, prospect);
  const template = personas.find(({ key }) => key === like) as Persona;
  const number = Number(store.nextNumber('personalised'));
  const key = `${like}-${number + 1}`;
  rememberProspect(store, key, { name, last_name, rent, city, term });
  return {
    ...template,
    name,
    last_name: isBlank(last_name) ? template.last_name : last_name,
    key,
    phone: phoneOf(FIRST_PHONE + (number % PHONE_COUNT)),
    rent,
    zip_code: codeOfCity(city) as string,
    term,
  };
}

/** Returns a prospect with names of one line and the accents of their city. Throws a 422 with errors per field. */
export function checkedProspect<Given extends TalkProspect>(
  { clock }: Pick<Demo, 'clock'>,
  given: Given,
): Given & { last_name: string } {
  const [name, last_name] = [given.name, given.last_name ?? ''].map(singleLine) as [string, string];
  const errors = new FieldErrorCollector();
  errors.check(profileCreationRules, 'name', { name });
  if (!isBlank(last_name)) errors.check(profileCreationRules, 'last_name', { last_name });
  errors.add('rent', rentError(given.rent, clock));
  if (codeOfCity(given.city) === undefined) errors.add('city', 'This value is not valid');
  if (!errors.isEmpty()) throw errors.toHttpError();
  return { ...given, name, last_name, city: spellingOf(given.city) };
}

/** Returns the error of a rent by the rules of the lease form; undefined when it is valid. */
const rentError = (rent: number, { today }: Demo['clock']): ServerMessageId | RuleMessage | undefined =>
  firstError(leaseRules(today()).lease_monthly_income ?? [], rent, {} as never);
