import { transferProof } from '../../demo-server/files/sampleFiles.ts';
import type { UploadedFile } from '../../domain/uploadedFile.ts';
import { type Context, callOf, expectError, expectSuccess, nameOf } from './checks.ts';

/** Returns the body of an upload. */
export function formWith({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Uploads a picture, reads it back as the app does, and tries a file of a wrong type. */
export async function checkFiles(context: Context, token: string, savedFile: string | undefined): Promise<void> {
  const uploaded = await expectSuccess(context, 'uploadFile', { token, body: formWith(transferProof) });
  const notAccepted = formWith({ name: 'photo.jpg', bytes: Buffer.from('This is a text, whatever its name says.') });
  await expectError(context, 'uploadFile', { token, body: notAccepted, status: 415, because: 'for a text file' });
  if (uploaded === undefined) return;
  const { size, url } = uploaded as UploadedFile;
  if (size !== transferProof.bytes.length)
    context.report.add(
      nameOf(callOf('uploadFile')),
      'broken',
      `\`size\` is ${size} for ${transferProof.bytes.length} bytes; the app needs bytes`,
    );
  await checkDownload(context, url, transferProof.bytes);
  if (savedFile !== undefined) await checkDownload(context, savedFile);
}

/** A picture on a page sends no token, and on another origin the browser shows it only where the API allows it. */
async function checkDownload({ api, report }: Context, url: string, expected?: Buffer): Promise<void> {
  const call = nameOf(callOf('downloadFile'));
  report.tried(call, 'success');
  const { status, bytes, headers, ms } = await api.fetch(url);
  report.took(call, ms);
  const broken = (sentence: string) => report.add(call, 'broken', sentence);
  if (status !== 200)
    return broken(`the status is ${status} for the \`url\` of a file without a token; the app needs 200`);
  if (expected && !bytes.equals(expected)) broken('the bytes are not those that were uploaded');
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) {
    const isHidden = headers.get('x-content-type-options') === 'nosniff';
    const sentence = `\`Content-Type\` of a picture is '${type}'`;
    if (isHidden) broken(`${sentence}; with \`nosniff\` the browser does not show it`);
    else report.add(call, 'harmless', `${sentence}; the browser shows it in a page, but saves it where it is opened`);
  }
  const policy = headers.get('cross-origin-resource-policy');
  if (api.origin !== undefined && /^same-(origin|site)$/.test(policy ?? ''))
    broken(`\`Cross-Origin-Resource-Policy\` is '${policy}'; the app on another origin cannot show the picture`);
}
