import type { RawRequest } from '../demo-server/support/sendRaw.ts';
import type { Random } from './random.ts';

const BOUNDARY = 'frontera';
const lines = (...all: string[]) => all.join('\r\n');
const part = (headers: string, content: string) => lines(`--${BOUNDARY}`, headers, '', content);
const fileNamed = (attributes: string) =>
  `Content-Disposition: form-data; ${attributes}\r\nContent-Type: application/pdf`;
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';

const validPart = part(fileNamed('name="file"; filename="recibo.pdf"'), pdf);
const parts: readonly string[] = [
  part(fileNamed('name="file"; filename=""'), ''),
  part(fileNamed('name="file"'), pdf),
  part(fileNamed('filename="recibo.pdf"'), pdf),
  part(fileNamed('name="file"; filename="../../recibo\u0000.pdf"'), pdf),
  part(fileNamed('name="file"; filename*=UTF-8\'\'%ff%fe%zz'), pdf),
  part(fileNamed('name="file"; filename="sin cerrar'), pdf),
  part(fileNamed('name="__proto__"; filename="recibo.pdf"'), pdf),
  part(fileNamed('name="file[a][b]"; filename="recibo.pdf"'), pdf),
  part('Content-Disposition: form-data; name="__proto__"', 'x'),
  part('Content-Disposition: form-data; name="text"', 'x'.repeat(100_000)),
  part('Content-Disposition: attachment', pdf),
  part('Content-Disposition', pdf),
  part(': ', pdf),
  part(`X: ${'y'.repeat(100_000)}`, pdf),
  part('Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Transfer-Encoding: base64', '%%%'),
  part('Content-Type: multipart/mixed; boundary=otra', lines('--otra', '', 'x', '--otra--')),
  '',
];

/** Damages to the complete body. */
const damages: readonly ((body: Buffer, random: Random) => Buffer)[] = [
  (body) => body,
  (body, random) => body.subarray(0, random.below(body.length + 1)),
  (body, random) => body.subarray(random.below(body.length + 1)),
  (body, random) => {
    const at = random.below(body.length + 1);
    return Buffer.concat([body.subarray(0, at), body.subarray(Math.max(0, at - 1 - random.below(60)))]);
  },
  (body, random) => {
    const flipped = Buffer.from(body);
    for (let count = 1 + random.below(8); count > 0; count -= 1) flipped[random.below(body.length)] = random.below(256);
    return flipped;
  },
  (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
];

const types = [
  ...Array<string>(3).fill(`multipart/form-data; boundary=${BOUNDARY}`),
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; charset=utf-7`,
  'multipart/form-data; boundary=',
  `multipart/mixed; boundary=${BOUNDARY}`,
];

/** Generates an upload that the app never sends: with unexpected parts and damaged bytes. */
export function hostileUpload(random: Random, token: string): RawRequest {
  const chosen = Array.from({ length: 1 + random.below(3) }, () =>
    random.below(2) === 0 ? validPart : random.pick(parts),
  );
  const body = random.pick(damages)(Buffer.from(lines(...chosen, `--${BOUNDARY}--`, '')), random);
  return {
    method: 'POST',
    path: '/api/files',
    headers: { authorization: `Bearer ${token}`, 'content-type': random.pick(types) },
    body,
  };
}
