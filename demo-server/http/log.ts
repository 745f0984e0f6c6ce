import type { Request, RequestHandler, Response } from 'express';
import morgan from 'morgan';
import type { LogStyle } from '../config.ts';

/** What the server says at the terminal: never a token, a code or a body. */
export type Log = {
  /** A line for the person at the terminal. */
  info(line: string): void;
  /** What went wrong, with its stack: only ever here, never in an answer. */
  error(line: string, error?: unknown): void;
  /** Writes a line for each call that was answered. */
  readonly calls: RequestHandler;
};

/** Writes to `out`, the standard output by default. */
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
      skip: () => style === 'silent',
      stream: { write: (line) => void out.write(line) },
    }),
  };
}

/** Method, path, status, time and size. Queries are left out: they hold signatures, codes of links and the like. */
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
  if (style === 'json') return JSON.stringify({ at, level: 'info', method: req.method, path, status, ms });
  // No status: the caller was gone before there was an answer.
  return `${at.slice(11, 19)} ${status || '---'} ${req.method} ${path} ${ms} ms`;
}
