import { request } from 'node:http';

const EDGE = 'edge';

/** Begins an upload of a file of so many bytes through a plain socket. The test sends them and `closing`, or stops. */
export function beginUpload(url: string, token: string, { name, size }: { name: string; size: number }) {
  const opening = `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const closing = `\r\n--${EDGE}--\r\n`;
  const call = request(`${url}/api/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${EDGE}`,
      'content-length': opening.length + size + closing.length,
    },
  });
  call.write(opening);
  return { call, closing };
}
