import { describe, expect, test } from 'vitest';
import { cities } from '../../../demo-server/simulation/cities.ts';
import { codeOfCity, localityOf, spellingOf } from '../../../demo-server/simulation/zipCodes.ts';

describe('the locality of a zip code', () => {
  test('has its real colonies where they are known', () => {
    expect(localityOf('06600')).toEqual({
      zip_code: '06600',
      colonies: ['Juárez'],
      municipality: 'Cuauhtémoc',
      state: 'Ciudad de México',
    });
  });

  test.each([
    ['01999', 'Álvaro Obregón', 'Ciudad de México'],
    ['16999', 'Xochimilco', 'Ciudad de México'],
    ['20999', 'Aguascalientes', 'Aguascalientes'],
    ['21999', 'Mexicali', 'Baja California'],
    ['22999', 'Mexicali', 'Baja California'],
    ['49999', 'Guadalajara', 'Jalisco'],
    ['99999', 'Zacatecas', 'Zacatecas'],
  ])('%s is in the borough or in the capital of the state of its first two digits', (code, municipality, state) => {
    expect(localityOf(code)).toEqual({ zip_code: code, colonies: ['Centro'], municipality, state });
  });

  test.each(['00999', '17000', '19999', '6600', '066001', '06a00', 'x06600', ''])('of %j is unknown', (code) => {
    expect(localityOf(code)).toBeUndefined();
  });
});

describe('the zip code of a city', () => {
  test.each([
    [' guadalajara ', '44100'],
    ['TORREON', '27000'],
    ['Torreón , coahuila', '27000'],
    ['CDMX', '06600'],
    ['DF', '06600'],
    ['Ciudad de México', '06600'],
    ['Pachuca de Soto', '42000'],
  ])('%j is %s', (city, code) => {
    expect(codeOfCity(city)).toBe(code);
  });

  test('is known of the cities of all 32 states', () => {
    expect(new Set(cities.map(({ state }) => state)).size).toBe(32);
    for (const { city, state, zip_code } of cities) {
      expect([codeOfCity(city), codeOfCity(`${city}, ${state}`)]).toEqual([zip_code, zip_code]);
      expect(localityOf(zip_code)).toMatchObject({ zip_code, state });
    }
  });

  test.each(['Torreón, Jalisco', 'Mexicali, Sonora', 'Springfield', ''])('of %j is unknown', (city) => {
    expect(codeOfCity(city)).toBeUndefined();
  });
});

test('a city is spelled as in the table, and one that the table lacks as it was written', () => {
  expect(spellingOf('merida')).toBe('Mérida');
  expect(spellingOf('MERIDA, yucatan')).toBe('Mérida, Yucatán');
  expect(spellingOf('cdmx')).toBe('Ciudad de México');
  expect(spellingOf('Coyoacán')).toBe('Coyoacán');
});
