import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { UnfitFile } from '#kit/photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '#kit/photo/photo.ts';

const inPhotoWorker = vi.hoisted(() => vi.fn());
vi.mock('#kit/photo/inPhotoWorker.ts', () => ({ inPhotoWorker }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('#kit/photo/inPhotoWorker.ts'));

const COMMENT = [0xff, 0xfe, 0, 6, ...Buffer.from('Ana!')];

/** Returns a whole JPEG of this size, with a comment that does not belong into a sent picture. */
function jpeg(width: number, height: number): File {
  const frame = [0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
  return new File([new Uint8Array([0xff, 0xd8, ...COMMENT, ...frame, ...scan])], 'INE frente.JPG', {
    lastModified: 1_700_000_000_000,
  });
}

/** Creates a JPEG that reports `size` bytes without containing them. */
const ofSize = (size: number) => Object.defineProperty(jpeg(1000, 800), 'size', { value: size });

const selfie = { selfie: true };
const picture = { selfie: false };
const notReadable = new UnfitFile(fileTexts.photoNotReadable);

beforeEach(() => {
  inPhotoWorker.mockReset();
  inPhotoWorker.mockImplementation(async (job: string) => (job === 'encoded' ? new Blob(['encoded']) : undefined));
});

describe('a JPEG that is small enough, or a selfie,', () => {
  test.each([
    ['a picture of 2,000 pixels', jpeg(2000, 1500), picture],
    ['an upright picture of 2,000 pixels', jpeg(1500, 2000), picture],
    ['a selfie of any size', jpeg(4000, 3000), selfie],
  ])('is opened, and sent with its own image data, without its comment: %s', async (_, file, options) => {
    const sent = await preparePhoto(file, 'jpeg', options);
    expect(inPhotoWorker.mock.calls).toEqual([['opened', file]]);
    expect(sent.size).toBe(file.size - COMMENT.length);
    expect(await sent.text()).not.toContain('Ana!');
    expect([sent.name, sent.type, sent.lastModified]).toEqual(['INE frente.jpg', 'image/jpeg', 1_700_000_000_000]);
  });

  test.each([
    ['Recibo 12.05.2026', 'Recibo 12.05.2026.jpg'],
    ['Foto de la Srta. P.E', 'Foto de la Srta. P.E.jpg'],
    ['.jpg', 'foto.jpg'],
  ])('that is named %s is sent as %s', async (name, sent) => {
    expect((await preparePhoto(new File([jpeg(10, 10)], name), 'jpeg', picture)).name).toBe(sent);
  });

  test('is not sent when the browser cannot open it', async () => {
    inPhotoWorker.mockRejectedValue(new Error('No memory'));
    await expect(preparePhoto(jpeg(1000, 800), 'jpeg', picture)).rejects.toEqual(notReadable);
  });
});

describe('another picture is encoded again', () => {
  test.each([
    ['a large JPEG', jpeg(4000, 3000), 'jpeg', { width: 4000, height: 3000 }],
    ['a PNG, whose size is not known', new File(['PNG'], 'foto.png'), 'png', undefined],
    ['a JPEG without a size in its header', new File([new Uint8Array([0xff, 0xd8])], 'a.jpg'), 'jpeg', undefined],
    ['a JPEG that is too large to be read as a whole', ofSize(60_000_001), 'jpeg', undefined],
  ] as const)('to be smaller: %s', async (_, file, format, size) => {
    const sent = await preparePhoto(file, format, picture);
    expect(inPhotoWorker.mock.calls).toEqual([['encoded', file, { keepsSize: false, quality: 0.85, size }]]);
    expect(await sent.text()).toBe('encoded');
    expect([sent.type, sent.name.endsWith('.jpg')]).toEqual(['image/jpeg', true]);
  });

  test('in its own size and full quality, as a selfie', async () => {
    const file = new File(['HEIC'], 'selfie.heic');
    const sent = await preparePhoto(file, 'heic', selfie);
    expect(inPhotoWorker.mock.calls).toEqual([['encoded', file, { keepsSize: true, quality: 1 }]]);
    expect(sent.name).toBe('selfie.jpg');
    const unreadable = new File([new Uint8Array([0xff, 0xd8])], 'selfie.jpg');
    await preparePhoto(unreadable, 'jpeg', selfie);
    expect(inPhotoWorker.mock.lastCall).toEqual(['encoded', unreadable, { keepsSize: true, quality: 1 }]);
  });

  test('unless it has at most 60 MB and need not be', async () => {
    await preparePhoto(ofSize(60_000_000), 'jpeg', picture);
    expect(inPhotoWorker.mock.calls.map(([job]) => job)).toEqual(['opened']);
  });

  test('or rejected when the browser cannot do it', async () => {
    inPhotoWorker.mockRejectedValue(new Error('No memory'));
    await expect(preparePhoto(new File(['PNG'], 'foto.png'), 'png', picture)).rejects.toEqual(notReadable);
  });
});

test('a JPEG without its end marker is not sent', async () => {
  for (const whole of [jpeg(1000, 800), jpeg(4000, 3000)]) {
    const truncated = new File([whole.slice(0, -2)], 'INE.jpg');
    await expect(preparePhoto(truncated, 'jpeg', picture)).rejects.toEqual(notReadable);
  }
  expect(inPhotoWorker).not.toHaveBeenCalled();
});

test('a JPEG with another marker in its image data is encoded again, since there may be more of it behind', async () => {
  inPhotoWorker.mockResolvedValue(new Blob(['whole']));
  const whole = jpeg(1000, 800);
  const file = new File([whole.slice(0, -2), new Uint8Array([0xff, 0xe1, 0, 2]), whole.slice(-2)], 'INE.jpg');
  expect(await (await preparePhoto(file, 'jpeg', picture)).text()).toBe('whole');
  expect(inPhotoWorker.mock.calls.map(([job]) => job)).toEqual(['encoded']);
});

test('a photo has the advice of its assessment, or none when it cannot be assessed', async () => {
  inPhotoWorker.mockResolvedValueOnce('blurry').mockRejectedValueOnce(new Error('No memory'));
  const photo = new Blob(['photo']);
  expect(await assessPhoto(photo)).toBe('blurry');
  expect(inPhotoWorker.mock.calls).toEqual([['advice', photo]]);
  expect(await assessPhoto(photo)).toBeUndefined();
});
