import type { ZipCode } from '#domain/identifiers/zipCode';
import { type City, cities } from './cities.ts';

/** Zip codes with their real colonies. */
const known: readonly ZipCode[] = cities.map(({ zip_code, colonies, municipality, state }) => ({
  zip_code,
  colonies: [...colonies],
  municipality,
  state,
}));

/** Ranges of the first two digits of each state, and the state's capital. */
const states: readonly (readonly [from: number, to: number, state: string, capital: string])[] = [
  [20, 20, 'Aguascalientes', 'Aguascalientes'],
  [21, 22, 'Baja California', 'Mexicali'],
  [23, 23, 'Baja California Sur', 'La Paz'],
  [24, 24, 'Campeche', 'San Francisco de Campeche'],
  [25, 27, 'Coahuila', 'Saltillo'],
  [28, 28, 'Colima', 'Colima'],
  [29, 30, 'Chiapas', 'Tuxtla Gutiérrez'],
  [31, 33, 'Chihuahua', 'Chihuahua'],
  [34, 35, 'Durango', 'Durango'],
  [36, 38, 'Guanajuato', 'Guanajuato'],
  [39, 41, 'Guerrero', 'Chilpancingo de los Bravo'],
  [42, 43, 'Hidalgo', 'Pachuca de Soto'],
  [44, 49, 'Jalisco', 'Guadalajara'],
  [50, 57, 'Estado de México', 'Toluca'],
  [58, 61, 'Michoacán', 'Morelia'],
  [62, 62, 'Morelos', 'Cuernavaca'],
  [63, 63, 'Nayarit', 'Tepic'],
  [64, 67, 'Nuevo León', 'Monterrey'],
  [68, 71, 'Oaxaca', 'Oaxaca de Juárez'],
  [72, 75, 'Puebla', 'Puebla'],
  [76, 76, 'Querétaro', 'Querétaro'],
  [77, 77, 'Quintana Roo', 'Chetumal'],
  [78, 79, 'San Luis Potosí', 'San Luis Potosí'],
  [80, 82, 'Sinaloa', 'Culiacán'],
  [83, 85, 'Sonora', 'Hermosillo'],
  [86, 86, 'Tabasco', 'Villahermosa'],
  [87, 89, 'Tamaulipas', 'Ciudad Victoria'],
  [90, 90, 'Tlaxcala', 'Tlaxcala'],
  [91, 96, 'Veracruz', 'Xalapa'],
  [97, 97, 'Yucatán', 'Mérida'],
  [98, 99, 'Zacatecas', 'Zacatecas'],
];

/** Boroughs of Mexico City, by the first two digits; 01 is the first. */
const boroughs = [
  'Álvaro Obregón',
  'Azcapotzalco',
  'Benito Juárez',
  'Coyoacán',
  'Cuajimalpa de Morelos',
  'Cuauhtémoc',
  'Gustavo A. Madero',
  'Iztacalco',
  'Iztapalapa',
  'La Magdalena Contreras',
  'Miguel Hidalgo',
  'Milpa Alta',
  'Tláhuac',
  'Tlalpan',
  'Venustiano Carranza',
  'Xochimilco',
];

/**
 * Returns the locality of a five-digit zip code: its real colonies where the table has them, else the capital of the state
 * of its first two digits. Undefined when no state has them; no real code starts with 00.
 */
export function localityOf(code: string): ZipCode | undefined {
  const found = known.find(({ zip_code }) => zip_code === code);
  if (found || !/^\d{5}$/.test(code)) return found;
  const digits = Number(code.slice(0, 2));
  const borough = boroughs[digits - 1];
  if (borough) return { zip_code: code, colonies: ['Centro'], municipality: borough, state: 'Ciudad de México' };
  const state = states.find(([from, to]) => from <= digits && digits <= to);
  return state && { zip_code: code, colonies: ['Centro'], municipality: state[3], state: state[2] };
}

/** Other names of cities. */
const otherNames: Readonly<Record<string, string>> = { cdmx: 'ciudad de mexico', df: 'ciudad de mexico' };

/**
 * Returns a zip code of a city, ignoring accents: `Puebla`, or `Puebla, Puebla` with its state. Of the table of cities,
 * of a municipality there, or the capital of a state.
 */
export function codeOfCity(city: string): string | undefined {
  const { name, isHere } = parseCity(city);
  const found = findCity(city) ?? cities.find((place) => normalizeName(place.municipality) === name && isHere(place));
  const capital = states.find(([, , in_state, it]) => normalizeName(it) === name && isHere({ state: in_state }));
  return found?.zip_code ?? (capital && `${capital[0]}000`);
}

/** Returns a city's name as the table of cities spells it, and as it is written when the table lacks it. */
export function spellingOf(city: string): string {
  const found = findCity(city);
  if (found === undefined) return city;
  return parseCity(city).state === undefined ? found.city : `${found.city}, ${found.state}`;
}

function findCity(written: string): City | undefined {
  const { name, isHere } = parseCity(written);
  return cities.find((place) => normalizeName(place.city) === name && isHere(place));
}

/** Returns the parts of a written city, without accents and capitals, and whether a place is in its state. */
function parseCity(city: string) {
  const [written = '', state] = normalizeName(city).split(/\s*,\s*/);
  const isHere = (place: { readonly state: string }) => state === undefined || normalizeName(place.state) === state;
  return { name: otherNames[written] ?? written, state, isHere };
}

const normalizeName = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
