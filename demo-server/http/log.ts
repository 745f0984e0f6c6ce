import type { Request, RequestHandler, Response } from 'express';
import morgan from 'morgan';
import type { LogStyle } from '../config.ts';

/** The server's output at the terminal. Never contains a token, a code or a body. */
export type Log = {
  /** Writes a line of information. */
  info(line: string): void;
  /** Writes an error with its stack, which appears nowhere else. */
  error(line: string, error?: unknown): void;
  /** Middleware that writes a line for each call once it is answered. */
  readonly calls: RequestHandler;
};

/** Creates the log; it writes to standard output by default. */
export function createLog(style: LogStyle, out: { write(text: string): unknown } = process.stdout): Log {
  const write = (level: 'info' | 'error', line: string, more: Record<string, unknown> = {}) => {
    if (style === 'silent') return;
    const text =
      style === 'json' ? JSON.stringify({ at: new Date().toISOString(), level, message: line, ...more }) : line;
    out.write(`${text}\n`);
  };
  return {
    info: (line) => write('info', line),
    error(line, error) {
      const stack = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? '' : String(error);
      if (style === 'json') write('error', line, { error: stack });
      else write('error', [line, stack].filter(Boolean).join('\n'));
    },
    calls: morgan((tokens, req, res) => callLine(tokens, req, res, style), {
      // Pages of `npm run dev` request the number of the build all the time.
      skip: ({ url }) => style === 'silent' || url === '/build.txt',
      stream: { write: (line) => void out.write(line) },
    }),
  };
}

/** Returns the line of a call: method, path, status and time. Queries are left out: they hold signatures and codes. */
function callLine(
  tokens: morgan.TokenIndexer<Request, Response>,
  req: Request,
  res: Response,
  style: LogStyle,
): string {
  const path = (tokens.url?.(req, res) ?? '').split('?')[0];
  const status = Number(tokens.status?.(req, res) ?? 0);
  const ms = Math.round(Number(tokens['response-time']?.(req, res) ?? 0));
  const at = new Date().toISOString();
  if (style === 'json')
    return JSON.stringify({
      at,
      level: 'info',
      method: req.method,
      path,
      status,
      ms,
      request_id: res.get('X-Request-Id'),
    });
  // No status: the client left before there was a response.
  return `${at.slice(11, 19)} ${status || '---'} ${req.method} ${path} ${ms} ms`;
}
