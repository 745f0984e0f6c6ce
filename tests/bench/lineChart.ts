type Point = readonly [x: number, y: number];

type LineChart = {
  readonly title: string;
  /** Label of the horizontal axis. */
  readonly across: string;
  /** Label of the vertical axis. */
  readonly up: string;
  readonly points: readonly Point[];
};

/** Returns a line chart as SVG, readable on light and dark backgrounds. */
export function lineChartOf({ title, across, up, points }: LineChart): string {
  const [width, height, left, bottom, top] = [480, 260, 56, 44, 36];
  const maxX = Math.max(...points.map(([x]) => x));
  const maxY = Math.max(...points.map(([, y]) => y)) * 1.15;
  const x = (value: number) => Math.round(left + (value / maxX) * (width - left - 24));
  const y = (value: number) => Math.round(height - bottom - (value / maxY) * (height - bottom - top));
  const dots = points.map(([a, b]) => `<circle cx="${x(a)}" cy="${y(b)}" r="4"/>`);
  const labels = points.flatMap(([a, b]) => [
    `<text x="${x(a)}" y="${y(b) - 9}" text-anchor="middle">${b.toFixed(1)}</text>`,
    `<text x="${x(a)}" y="${height - bottom + 16}" text-anchor="middle">${a.toLocaleString('en')}</text>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#6d5bd0">
<title>${title}</title>
<text x="${left}" y="20" font-weight="600">${up}</text>
<path d="M${left} ${top}V${height - bottom}H${width - 16}" fill="none" stroke="#8a8699"/>
<polyline points="${points.map(([a, b]) => `${x(a)},${y(b)}`).join(' ')}" fill="none" stroke="#6d5bd0" stroke-width="2"/>
${dots.join('')}${labels.join('')}
<text x="${width - 16}" y="${height - 8}" text-anchor="end">${across}</text>
</svg>
`;
}
