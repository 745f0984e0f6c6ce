/** What the demo adds to the app on the phone (ux O1, O4). No product build holds this room. */
export const phone = {
  'The mark': 'Demostración: datos ficticios',
  'Make the mark small': 'Reducir aviso',
  'Make the mark whole': 'Ver aviso completo',
} as const;
