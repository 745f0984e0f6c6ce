import { type Day, day } from '#domain/calendar';
import type { Person } from './identity.ts';

/** The password of all personas. */
export const PERSONA_PASSWORD = 'Adelantto1!';

/** A persona: identity and property. `histories.ts` defines what each has done so far. */
export type Persona = Person & {
  readonly key: string;
  /** The persona whose state it has; its own key, except for a personalised owner. */
  readonly like: PersonaKey;
  readonly phone: string;
  readonly address: string;
  readonly zip_code: string;
  /** MXN a month. */
  readonly rent: number;
  /** Months. */
  readonly term: number;
};

export const emailOf = (key: string): string => `${key}@adelantto.test`;

/** Returns a Mexican phone of a range that is not assigned: +52 (55) 0000-####. */
export const phoneOf = (number: number): string => `+52550000${String(number).padStart(4, '0')}`;

type PersonaEntry = readonly [
  key: string,
  name: string,
  last_name: string,
  birthdate: string,
  gender: Person['gender'],
  state: string,
  address: string,
  zip_code: string,
  rent: number,
  term: number,
];

/** All persons, addresses and amounts are invented. */
const entries = [
  ['nueva', 'Mariana', 'Ríos', '1991-05-12', 'M', 'DF', 'Calle de la Jacaranda 14', '06600', 18_000, 6],
  ['perfil', 'Paula', 'Cervantes', '1988-09-03', 'M', 'JC', 'Calle del Colibrí 220, interior 3', '44100', 16_500, 6],
  ['lista', 'Javier', 'Ontiveros', '1979-01-25', 'H', 'NL', 'Privada de los Encinos 8', '64000', 24_000, 9],
  ['borrador', 'Lucía', 'Barragán', '1985-07-18', 'M', 'YN', 'Calle 90 número 501', '97000', 19_500, 6],
  ['revision', 'Tomás', 'Ibarra', '1974-11-30', 'H', 'BC', 'Callejón del Faro 31', '22000', 27_000, 12],
  ['aprobada', 'Ernesto', 'Villaseñor', '1969-03-08', 'H', 'DF', 'Cerrada de la Buganvilia 5', '06600', 22_000, 8],
  ['firma', 'Rocío', 'Medrano', '1990-12-02', 'M', 'QR', 'Calle Caracola 77', '77500', 17_500, 5],
  ['activa', 'Renata', 'Quiroga', '1983-04-21', 'M', 'DF', 'Calle del Laurel 140, interior 2', '06600', 20_000, 8],
  ['vencida', 'Óscar', 'Pacheco', '1977-08-14', 'H', 'JC', 'Calle de la Alfarería 63', '44100', 15_000, 6],
  ['liquidada', 'Alex', 'Duarte', '1995-02-11', 'X', 'NL', 'Calle del Acueducto 19', '64000', 21_500, 4],
  ['buro', 'Hugo', 'Santillán', '1981-10-06', 'H', 'YN', 'Calle 41 número 12', '97000', 18_500, 6],
  ['temporal', 'Sofía', 'Carmona', '1993-06-27', 'M', 'BC', 'Calle de la Brisa 250', '22000', 16_000, 3],
] as const satisfies readonly PersonaEntry[];

export type PersonaKey = (typeof entries)[number][0];
export const personaKeys: readonly PersonaKey[] = entries.map(([key]) => key);

/** The personas, in the order of the console's list. */
export const personas: readonly Persona[] = entries.map(
  ([key, name, last_name, birthdate, gender, state, address, zip_code, rent, term], i) => ({
    key,
    like: key,
    name,
    last_name,
    birthdate: day(birthdate) satisfies Day,
    gender,
    state,
    address,
    zip_code,
    rent,
    term,
    phone: phoneOf(11 + i),
  }),
);

/** Returns the persona of an owner's key: `activa` for `activa-2`. */
export const basePersonaKey = (key: string): PersonaKey | undefined =>
  personaKeys.find((it) => it === key.split('-')[0]);
