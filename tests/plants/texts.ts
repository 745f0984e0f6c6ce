import type { Plant } from './plant.ts';

/** Defects in the catalogue and in the formats of amounts and days. */
export const textPlants: readonly Plant[] = [
  {
    name: 'the debt of a loan has the label of what was paid',
    file: 'i18n/es-MX/loans/loans.ts',
    text: "totalDebt = 'Deuda total'",
    replacement: "totalDebt = 'Total pagado'",
  },
  {
    name: 'the error of a registered phone names the e-mail',
    file: 'i18n/es-MX/apiErrors.ts',
    text: "'Este celular ya está registrado. Inicia sesión o usa otro.'",
    replacement: "'Este correo ya está registrado. Inicia sesión o usa otro.'",
  },
  {
    name: 'an overdue installment is called expired',
    file: 'domain/statusLabels.ts',
    text: "overdue: 'Atrasado'",
    replacement: "overdue: 'Vencido'",
  },
  {
    name: 'amounts are shown without their centavos',
    file: 'i18n/format.ts',
    text: 'pesosFormat.format(centavos / 100)',
    replacement: 'pesosFormat.format(Math.floor(centavos / 100))',
  },
  {
    name: 'a month or weekday is named a day early in Mexico',
    file: 'i18n/format.ts',
    text: "{ [part]: 'long', timeZone: 'UTC' }",
    replacement: "{ [part]: 'long' }",
  },
];
