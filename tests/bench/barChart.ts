type BarChart = {
  readonly title: string;
  /** Label of the vertical axis. */
  readonly up: string;
  /** What the two bars of a group stand for. */
  readonly series: readonly [before: string, now: string];
  readonly groups: readonly { readonly label: string; readonly values: readonly [before: number, now: number] }[];
};

const COLOURS = ['#b9b3cf', '#6d5bd0'] as const;

/** Returns a chart with two bars for each label as SVG, readable on light and dark backgrounds. */
export function barChartOf({ title, up, series, groups }: BarChart): string {
  const [width, left, row, top] = [640, 170, 30, 44];
  const height = top + groups.length * row + 8;
  const most = Math.max(...groups.flatMap(({ values }) => values));
  const scale = (width - left - 60) / most;
  const bar = (value: number, i: number, y: number) =>
    `<rect x="${left}" y="${y}" width="${Math.round(value * scale)}" height="11" fill="${COLOURS[i]}"/>` +
    `<text x="${left + Math.round(value * scale) + 5}" y="${y + 10}" font-size="11">${Math.round(value).toLocaleString('en')}</text>`;
  const rows = groups.map(({ label, values }, i) => {
    const y = top + i * row;
    return `<text x="${left - 8}" y="${y + 15}" text-anchor="end">${label}</text>${values.map((value, at) => bar(value, at, y + at * 12)).join('')}`;
  });
  const legend = series.map(
    (name, i) =>
      `<rect x="${left + i * 130}" y="26" width="10" height="10" fill="${COLOURS[i]}"/><text x="${left + i * 130 + 15}" y="35">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#7d6fd6">
<title>${title}</title>
<text x="${left}" y="16" font-weight="600">${up}</text>
${legend.join('')}
${rows.join('\n')}
</svg>
`;
}
