import type { Reported } from './reports.mjs';

/** An engine beside Chromium; `find` returns its program, or undefined where it cannot be had. */
export type Engine = { readonly name: string; readonly config: string; readonly find: () => string | undefined };
export const engines: readonly Engine[];
/** Returns the path of the Firefox for the browser tests, or undefined where it cannot be had. */
export function findFirefox(): string | undefined;
/** The debugging browser of WebKitGTK. */
export const MINI_BROWSER: string;
export function engineLine(name: string, result: Reported, seconds: number): string;
export function missingEngineLine(name: string): string;
