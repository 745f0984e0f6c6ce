const TOP = 720;
const LEADING = 22;

/**
 * Returns a valid PDF of one letter-sized page: a heading and lines in Helvetica. Characters beyond Latin-1 become '?'.
 */
export function samplePdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 20 Tf 60 ${TOP} Td (${escaped(heading)}) Tj`,
    '/F1 12 Tf',
    ...lines.map((line) => `0 -${LEADING} Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${latin1(text).length} >>\nstream\n${text}\nendstream`,
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = latin1(file).length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = latin1(file).length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return latin1(file);
}

// The encoding of the page's font: one byte per character, accents included.
const latin1 = (text: string): Buffer => Buffer.from(text.replace(/[^\0-\u00ff]/g, '?'), 'latin1');
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
