/**
 * Returns a line chart as SVG, readable on light and dark backgrounds.
 *
 * @param {{ title: string, across: string, up: string, points: [number, number][] }} plot
 */
export function plotted({ title, across, up, points }) {
  const [width, height, left, bottom, top] = [480, 260, 56, 44, 36];
  const most = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y)) * 1.15];
  const x = (value) => Math.round(left + (value / most[0]) * (width - left - 24));
  const y = (value) => Math.round(height - bottom - (value / most[1]) * (height - bottom - top));
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
