import { message } from '#i18n/message';

// Photos, lists, copying, printing, the term slider, and the age of data.

// In place of a value that cannot be read.
export const unknown = '—';
export const photoOf = message('Foto de {name}');
export const stageDone = 'Hecho';

export const carousel = 'carrusel';
export const positionOfTotal = message('{position} de {total}');
export const previousArticle = 'Artículo anterior';
export const nextArticle = 'Artículo siguiente';
export const goToArticle = message('Ir al artículo {number}');

export const copyLabel = message('Copiar {label}');
export const labelCopied = message('{label} copiada.');
export const labelCopiedMasculine = message('{label} copiado.');
export const printOrSave = 'Imprimir o guardar como PDF';
export const couldNotCopy = 'No pudimos copiarlo. Mantén presionado el texto y elige Copiar.';

export const term = 'Plazo';
export const termInMonths = message('{term, plural, one {# mes} other {# meses}}');
export const oneMonthLess = 'Un mes menos';
export const oneMonthMore = 'Un mes más';

export const updatedMinutesAgo = message(
  '{minutes, plural, =0 {Actualizado hace un momento} other {Actualizado hace {minutes} min}}',
);
