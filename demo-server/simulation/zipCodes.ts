import type { ZipCode } from '#domain/identifiers/zipCode';

/** Zip codes with their real colonies. */
const known: readonly ZipCode[] = [
  { zip_code: '06600', colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' },
  { zip_code: '44100', colonies: ['Guadalajara Centro'], municipality: 'Guadalajara', state: 'Jalisco' },
  { zip_code: '64000', colonies: ['Monterrey Centro'], municipality: 'Monterrey', state: 'Nuevo León' },
  { zip_code: '97000', colonies: ['Los Cocos', 'Mérida Centro'], municipality: 'Mérida', state: 'Yucatán' },
  { zip_code: '22000', colonies: ['Zona Centro'], municipality: 'Tijuana', state: 'Baja California' },
  {
    zip_code: '77500',
    colonies: [
      'Cancún Centro',
      'Supermanzana 2 Centro',
      'Supermanzana 3 Centro',
      'Supermanzana 4 Centro',
      'Supermanzana 5 Centro',
      'Supermanzana 22 Centro',
    ],
    municipality: 'Benito Juárez',
    state: 'Quintana Roo',
  },
];

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
 * Returns the place of a five-digit zip code: its real colonies where the table has them, else the capital of the state
 * of its first two digits. Undefined when no state has them; no real code starts with 00.
 */
export function placeOf(code: string): ZipCode | undefined {
  const found = known.find(({ zip_code }) => zip_code === code);
  if (found || !/^\d{5}$/.test(code)) return found;
  const digits = Number(code.slice(0, 2));
  const borough = boroughs[digits - 1];
  if (borough) return { zip_code: code, colonies: ['Centro'], municipality: borough, state: 'Ciudad de México' };
  const state = states.find(([from, to]) => from <= digits && digits <= to);
  return state && { zip_code: code, colonies: ['Centro'], municipality: state[3], state: state[2] };
}

/** Zip codes of cities whose usual name is not that of the municipality. */
const cities: Readonly<Record<string, string>> = { 'ciudad de mexico': '06600', cdmx: '06600', cancun: '77500' };

/** Returns a zip code of a city, ignoring accents: of the table above, or the capital of a state. */
export function codeOfCity(city: string): string | undefined {
  const name = normalizeName(city);
  const listed = known.find(({ municipality }) => normalizeName(municipality) === name);
  const capital = states.find(([, , , it]) => normalizeName(it) === name);
  return cities[name] ?? listed?.zip_code ?? (capital && `${capital[0]}000`);
}

const normalizeName = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
