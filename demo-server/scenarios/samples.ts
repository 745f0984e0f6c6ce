import type { applicationFields } from '#domain/applicationFields';
import { type Day, day, plusDays, plusMonths } from '#domain/calendar';
import { sampleTalk } from '../script/sampleTalk.ts';
import type { Clock } from '../simulation/clock.ts';
import { codeOfCity } from '../simulation/zipCodes.ts';
import type { OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { curpOf, PARTICLES, type Person, rfcOf } from './identity.ts';
import { PERSONA_PASSWORD, personas, phoneOf } from './personas.ts';
import { prospectOf, type Talk, type TalkProspect, talkOf } from './talk.ts';

/** Values that "Hazlo por mí" types, by the API's name of each field; days as `yyyy-MM-dd`. */
export type SampleValues = Readonly<Record<string, string>> & Readonly<Record<TypedField, string>>;

/** The fields of an application that are typed or chosen. */
type TypedField = {
  [Name in keyof ApplicationFields]: ApplicationFields[Name]['kind'] extends 'acceptance' | 'file' ? never : Name;
}[keyof ApplicationFields];
type ApplicationFields = typeof applicationFields;

/** An invented person for a new account. */
type Newcomer = Person & { readonly address: string; readonly zip_code: string };

const newcomers: readonly Newcomer[] = [
  newcomer('Elena', 'Robles Cano', '1986-04-17', 'M', 'DF', 'Calle del Fresno 27, interior 4', '06600'),
  newcomer('Mateo', 'Arriaga Luna', '1979-08-09', 'H', 'JC', 'Privada del Limonero 112', '44100'),
  newcomer('Julia', 'Palomares Vega', '1990-12-28', 'M', 'NL', 'Calle de la Cantera 5', '64000'),
  newcomer('Íñigo', 'Salcedo Mora', '1983-02-03', 'H', 'YN', 'Calle 60 número 318', '97000'),
];

function newcomer(
  name: string,
  last_name: string,
  birthdate: string,
  gender: Person['gender'],
  state: string,
  address: string,
  zip_code: string,
): Newcomer {
  return { name, last_name, birthdate: day(birthdate), gender, state, address, zip_code };
}

/** Their phones: 55 0000 0100 to 1099, away from the magic endings. */
const FIRST_PHONE = 100;
const PHONE_COUNT = 1000;

/** Months by which the lease outlasts the term: the slider of the pre-offer can be moved both ways. */
const MONTHS_AFTER_TERM = 6;

/** Returns valid values for every form: of a persona, of a registered owner, or of a new person. */
export function sampleValues(
  { store, clock }: { store: Store; clock: Clock },
  owner: OwnerRow | undefined,
): SampleValues {
  const today = clock.today();
  const person = personOf(store, owner) ?? newPerson(store);
  const { name, last_name, birthdate, address, zip_code } = person;
  return {
    name,
    last_name,
    email: owner?.email ?? person.email,
    phone: owner?.phone ?? person.phone,
    // A new password must differ from the one that all personas have.
    password: owner ? NEW_PASSWORD : PERSONA_PASSWORD,
    current_password: PERSONA_PASSWORD,
    birthdate,
    curp_number: curpOf(person),
    rfc_number: rfcOf(person),
    address,
    zip_code,
    lease_monthly_income: String(person.rent),
    lease_start_date: person.lease?.start_date ?? plusMonths(today, -6),
    lease_end_date: person.lease?.end_date ?? plusDays(plusMonths(today, person.term + MONTHS_AFTER_TERM), 10),
    lease_payment_method: 'transfer',
    pre_offer_term_frame: String(person.term),
    property_commercial_folio: 'FR-204518',
    property_zip_code: zip_code,
  };
}

const NEW_PASSWORD = 'Jacaranda#26';

type Sampled = Newcomer & {
  readonly email: string;
  readonly phone: string;
  readonly rent: number;
  /** Months that they want. */
  readonly term: number;
  readonly lease?: Talk['lease'];
};

/** Returns an owner's person: what the profile lacks comes from the persona or an invented person. */
function personOf(store: Store, owner: OwnerRow | undefined): Sampled | undefined {
  if (!owner) return undefined;
  const { email, phone } = owner;
  const like = personas.find(({ key }) => key === owner.persona?.split('-')[0]);
  const prospect = prospectOf(store, owner);
  const template = asProspect(like ?? invented(Number(phone.slice(-4)) - FIRST_PHONE), prospect);
  const birthdate: Day = owner.birthdate ?? template.birthdate;
  return {
    ...template,
    name: owner.name ?? template.name,
    last_name: owner.last_name ?? template.last_name,
    birthdate,
    email,
    phone,
    rent: prospect?.rent ?? like?.rent ?? sampleTalk.rent,
    term: prospect?.chosen_term ?? prospect?.term ?? like?.term ?? sampleTalk.term,
    lease: prospect?.lease,
  };
}

/** Returns an invented person with the names and the city of a prospect. */
function asProspect<Known extends Newcomer>(person: Known, prospect: TalkProspect | null): Known {
  if (!prospect) return person;
  const { name, last_name, city } = prospect;
  return {
    ...person,
    name,
    last_name: last_name || sampleTalk.last_name,
    zip_code: codeOfCity(city) ?? person.zip_code,
  };
}

const invented = (number: number): Newcomer =>
  newcomers[((number % newcomers.length) + newcomers.length) % newcomers.length] as Newcomer;

/** Returns the first invented person whose phone and e-mail nobody has registered. */
function newPerson(store: Store): Sampled {
  const taken = new Set(
    store
      .table('owners')
      .all()
      .flatMap(({ email, phone }) => [email, phone]),
  );
  const talk = talkOf(store);
  for (let number = 0; ; number += 1) {
    const person = asProspect(invented(number), talk);
    const round = talk ? number : Math.floor(number / newcomers.length);
    const names = [person.name, person.last_name].map(letters).filter(Boolean).join('.') || 'prospecto';
    const email = `${names}${round || ''}@correo.test`;
    const phone = phoneOf(FIRST_PHONE + (number % PHONE_COUNT));
    if (!taken.has(email) && (!taken.has(phone) || number >= PHONE_COUNT))
      return { ...person, email, phone, rent: talk?.rent ?? sampleTalk.rent, term: talk?.term ?? sampleTalk.term };
  }
}

/** Returns the first name in lower case without accents or particles: `'Íñigo'` → `inigo`, `'de la Torre'` → `torre`. */
const letters = (text: string): string =>
  (text.split(' ').find((word) => !PARTICLES.includes(word.toUpperCase())) ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
