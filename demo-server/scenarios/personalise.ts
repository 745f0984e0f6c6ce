import { leaseRules } from '#domain/application';
import { TERMS } from '#domain/preOffer';
import { firstError, isBlank } from '#domain/rules';
import { ruleMessage } from '#i18n';
import type { Demo } from '../demo.ts';
import { fieldsOf, HttpError } from '../http/errors.ts';
import { codeOfCity } from '../simulation/zipCodes.ts';
import { type Persona, type PersonaKey, personaKeys, personas, phoneOf } from './personas.ts';

/** Phones of personalised owners start here: 55 0000 1100, far from the endings that mean something (ux §9). */
const FIRST_PHONE = 1100;
const PHONES = 8000;

/**
 * The owner that `{ like, name, rent, city, term }` asks for: a prospect's own name and figures in the state of a
 * ready-made one (contract §6, ux O3). 422 per field. Within `store.write`: she takes the next number.
 */
export function personalise({ store, clock }: Pick<Demo, 'store' | 'clock'>, body: unknown): Persona {
  const { like, name, rent, city, term } = fieldsOf(body);
  const fullName = typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : '';
  const zip_code = typeof city === 'string' ? codeOfCity(city) : undefined;
  const model = personas.find(({ key }) => key === like);
  const errors: Record<string, string[]> = {};
  if (!model) errors.like = ['This value is not valid'];
  if (isBlank(fullName)) errors.name = ['Your name is required.'];
  else if (fullName.length > 60) errors.name = ['This value is not valid'];
  const tooLow = rentComplaint(rent, clock);
  if (tooLow) errors.rent = [tooLow];
  if (!zip_code) errors.city = ['This value is not valid'];
  if (!TERMS.includes(term as number)) errors.term = ['This value is not valid'];
  if (!model || !zip_code || Object.keys(errors).length > 0) throw new HttpError(422, { errors });

  const number = Number(store.nextNumber('personalised'));
  return {
    ...model,
    ...nameAndSurnames(fullName, model.last_name),
    key: `${like as PersonaKey}-${number + 1}`,
    phone: phoneOf(FIRST_PHONE + (number % PHONES)),
    rent: rent as number,
    zip_code,
    term: term as number,
  };
}

/** What the form of the lease would say of a rent. */
function rentComplaint(rent: unknown, { today }: Pick<Demo['clock'], 'today'>): string | undefined {
  const rules = leaseRules(today()).lease_monthly_income ?? [];
  const typed = typeof rent === 'number' ? rent : undefined;
  const broken = firstError(rules, typed, {} as never);
  if (broken !== undefined) return typeof broken === 'string' ? broken : ruleMessage(broken);
  return (typed ?? 0) > 1_000_000 ? 'This value is not valid' : undefined;
}

/** Of three words and more the last two are surnames; a single one borrows a surname. */
function nameAndSurnames(fullName: string, otherwise: string): Pick<Persona, 'name' | 'last_name'> {
  const words = fullName.split(' ');
  const names = words.length > 2 ? words.length - 2 : 1;
  return { name: words.slice(0, names).join(' '), last_name: words.slice(names).join(' ') || otherwise };
}

export const isPersonaKey = (key: string): key is PersonaKey => personaKeys.some((it) => it === key);
