/**
 * Attributes for the elements of a table that CSS lays out as blocks or flex boxes: browsers then drop the roles that the
 * elements have by themselves. Spread the one of each element: `<tr {...tableRoles.row}>`.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
