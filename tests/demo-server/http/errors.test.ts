import express from 'express';
import multer from 'multer';
import { describe, expect, test } from 'vitest';
import { type Rules, required } from '#domain/rules';
import { IllegalTransition } from '#domain/transitions';
import { errorHandler, parseBody, toHttpError, tooManyRequests } from '../../../demo-server/http/errors.ts';
import { createLog } from '../../../demo-server/http/log.ts';
import { NotStored, RowMissing } from '../../../demo-server/store/errors.ts';

describe('a thrown value', () => {
  test.each([
    ['a row that is missing', new RowMissing('loans 1'), 404],
    ['a change that cannot be stored', new NotStored('no'), 503],
    ['a transition that the table lacks', new IllegalTransition('no'), 409],
    ['a file that is too large', new multer.MulterError('LIMIT_FILE_SIZE', 'file'), 413],
    ['a field that is not expected', new multer.MulterError('LIMIT_UNEXPECTED_FILE', 'other'), 422],
    ['a multipart call without boundary', new Error('Multipart: Boundary not found'), 400],
    ['a multipart call that ends early', new Error('Unexpected end of form'), 400],
    ['a client that has hung up', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 400],
    ['JSON that is none', Object.assign(new SyntaxError('x'), { status: 400, type: 'entity.parse.failed' }), 400],
    ['a body that is too large', Object.assign(new Error('x'), { status: 413, type: 'entity.too.large' }), 413],
  ])('%s becomes its HTTP error', (_what, error, status) => {
    expect(toHttpError(error)?.status).toBe(status);
  });

  test.each([new Error('boom'), 'text', null, { status: 404 }])('%o is a defect of the server', (error) => {
    expect(toHttpError(error)).toBeUndefined();
  });

  test('that is a defect of the server is sent as a general message, and its stack only to the log', async () => {
    const lines: string[] = [];
    const app = express();
    app.get('/', () => {
      throw new Error('a secret of the kitchen');
    });
    app.use(errorHandler(createLog('json', { write: (line) => lines.push(line) })));
    const server = app.listen(0);
    const { port } = server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    server.close();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Something went wrong' });
    expect(lines.join()).toContain('a secret of the kitchen');
  });
});

test('tooManyRequests sends whole seconds, at least one', () => {
  expect(tooManyRequests('Too many attempts', 12.1).headers).toEqual({ 'Retry-After': '13' });
  expect(tooManyRequests('Too many attempts', -1).headers).toEqual({ 'Retry-After': '1' });
});

describe('parseBody', () => {
  const rules: Rules<{ name: string; size: string }> = {
    name: [required('Your name is required.')],
    size: [
      (size) =>
        size.length > 2
          ? { id: 'A CURP has {length} characters; you wrote {count}.', values: { length: 18, count: 3 } }
          : undefined,
    ],
  };

  test('returns the fields that have rules as text', () => {
    expect(parseBody(rules, { name: 'Ana', size: 1, other: 'x' })).toEqual({ name: 'Ana', size: '' });
  });

  test('throws the first failed rule of each field; messages with values are sent in Spanish', () => {
    expect(() => parseBody(rules, { size: 'abc' })).toThrow(
      expect.objectContaining({
        status: 422,
        body: {
          errors: { name: ['Your name is required.'], size: [expect.stringMatching(/3/)] },
        },
      }),
    );
  });

  test.each([undefined, null, [], 'x', 1])('rejects the body %o', (body) => {
    expect(() => parseBody(rules, body)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
