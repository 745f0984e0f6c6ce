/** Texts that the demo adds to the app on the phone. Not part of the product's build. */
export const phone = {
  'The mark': 'Demostración: datos ficticios',
  'Reduce the mark': 'Reducir aviso',
  'Show the whole mark': 'Ver aviso completo',
  'Use a sample file': 'Usar archivo de ejemplo',
  'Filled in and submitted.': 'Listo, lo hice por ti.',
  'Nothing to do here': 'Aquí no hay nada que llenar. Sigue tú en el teléfono.',
  'The code {code} is typed.': 'Escribí el código {code}.',
  'This screen has no code field.': 'Esta pantalla no pide un código.',
} as const;
