/** Texts that the demo adds to the app on the phone. Not part of the product's build. */
export const phone = {
  'The mark': 'Demostración: datos ficticios',
  'Make the mark small': 'Reducir aviso',
  'Make the mark whole': 'Ver aviso completo',
  'Use a sample file': 'Usar archivo de ejemplo',
  'It is done for you.': 'Listo, lo hice por ti.',
  'Nothing to do here': 'Aquí no hay nada que llenar. Sigue tú en el teléfono.',
  'The code {code} is typed.': 'Escribí el código {code}.',
  'No code is asked for here.': 'Esta pantalla no pide un código.',
} as const;
