import type { Reported } from './reports.mjs';

/** An engine beside Chromium; `find` returns its program, or undefined where it cannot be had. */
export type Engine = { readonly name: string; readonly config: string; readonly find: () => string | undefined };
export const engines: readonly Engine[];
/** Returns the path of the machine's Firefox, or undefined where there is none that is new enough. */
export function presentFirefox(): string | undefined;
/** Whether Playwright can drive the Firefox that says this about its version. */
export function isNewEnough(said: string | undefined): boolean;
/** The debugging browser of WebKitGTK. */
export const MINI_BROWSER: string;
export function engineLine(name: string, result: Reported, seconds: number): string;
export function missingEngineLine(name: string): string;
