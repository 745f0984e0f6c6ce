/** A city of a prospect: its usual name, and the zip code of its centre as the zip-code call returns it. */
export type City = {
  readonly city: string;
  readonly zip_code: string;
  readonly colonies: readonly string[];
  readonly municipality: string;
  readonly state: string;
};

type Entry = readonly [
  city: string,
  zip_code: string,
  colonies: readonly string[],
  municipality: string,
  state: string,
];

/** At least one city of each state. */
const entries: readonly Entry[] = [
  ['Aguascalientes', '20000', ['Zona Centro'], 'Aguascalientes', 'Aguascalientes'],
  ['Tijuana', '22000', ['Zona Centro'], 'Tijuana', 'Baja California'],
  ['La Paz', '23000', ['Zona Central'], 'La Paz', 'Baja California Sur'],
  ['Campeche', '24000', ['Centro'], 'Campeche', 'Campeche'],
  ['Saltillo', '25000', ['Saltillo Zona Centro'], 'Saltillo', 'Coahuila'],
  ['Torreón', '27000', ['Torreón Centro'], 'Torreón', 'Coahuila'],
  ['Colima', '28000', ['Colima Centro'], 'Colima', 'Colima'],
  ['Tuxtla Gutiérrez', '29000', ['Tuxtla Gutiérrez Centro'], 'Tuxtla Gutiérrez', 'Chiapas'],
  ['Chihuahua', '31000', ['Zona Centro'], 'Chihuahua', 'Chihuahua'],
  ['Ciudad de México', '06600', ['Juárez'], 'Cuauhtémoc', 'Ciudad de México'],
  ['Durango', '34000', ['Victoria de Durango Centro'], 'Durango', 'Durango'],
  ['León', '37000', ['Centro'], 'León', 'Guanajuato'],
  ['Guanajuato', '36000', ['Centro'], 'Guanajuato', 'Guanajuato'],
  ['Acapulco', '39300', ['Acapulco de Juárez Centro'], 'Acapulco de Juárez', 'Guerrero'],
  ['Pachuca', '42000', ['Centro'], 'Pachuca de Soto', 'Hidalgo'],
  ['Guadalajara', '44100', ['Guadalajara Centro'], 'Guadalajara', 'Jalisco'],
  ['Toluca', '50000', ['Centro'], 'Toluca', 'Estado de México'],
  ['Morelia', '58000', ['Morelia Centro'], 'Morelia', 'Michoacán'],
  ['Cuernavaca', '62000', ['Cuernavaca Centro'], 'Cuernavaca', 'Morelos'],
  ['Tepic', '63000', ['Tepic Centro'], 'Tepic', 'Nayarit'],
  ['Monterrey', '64000', ['Monterrey Centro'], 'Monterrey', 'Nuevo León'],
  ['Oaxaca', '68000', ['Oaxaca Centro'], 'Oaxaca de Juárez', 'Oaxaca'],
  ['Puebla', '72000', ['Centro'], 'Puebla', 'Puebla'],
  ['Querétaro', '76000', ['Centro'], 'Querétaro', 'Querétaro'],
  [
    'Cancún',
    '77500',
    [
      'Cancún Centro',
      'Supermanzana 2 Centro',
      'Supermanzana 3 Centro',
      'Supermanzana 4 Centro',
      'Supermanzana 5 Centro',
      'Supermanzana 22 Centro',
    ],
    'Benito Juárez',
    'Quintana Roo',
  ],
  ['San Luis Potosí', '78000', ['San Luis Potosí Centro'], 'San Luis Potosí', 'San Luis Potosí'],
  ['Culiacán', '80000', ['Centro'], 'Culiacán', 'Sinaloa'],
  ['Mazatlán', '82000', ['Centro'], 'Mazatlán', 'Sinaloa'],
  ['Hermosillo', '83000', ['Hermosillo Centro'], 'Hermosillo', 'Sonora'],
  ['Villahermosa', '86000', ['Villahermosa Centro'], 'Centro', 'Tabasco'],
  ['Tampico', '89000', ['Tampico Centro'], 'Tampico', 'Tamaulipas'],
  ['Tlaxcala', '90000', ['Tlaxcala Centro'], 'Tlaxcala', 'Tlaxcala'],
  ['Veracruz', '91700', ['Veracruz Centro'], 'Veracruz', 'Veracruz'],
  ['Xalapa', '91000', ['Xalapa Enríquez Centro'], 'Xalapa', 'Veracruz'],
  ['Mérida', '97000', ['Los Cocos', 'Mérida Centro'], 'Mérida', 'Yucatán'],
  ['Zacatecas', '98000', ['Zacatecas Centro'], 'Zacatecas', 'Zacatecas'],
];

export const cities: readonly City[] = entries.map(([city, zip_code, colonies, municipality, state]) => ({
  city,
  zip_code,
  colonies,
  municipality,
  state,
}));
