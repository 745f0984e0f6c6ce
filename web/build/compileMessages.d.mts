import type { Plugin } from 'esbuild';

export const compileMessages: Plugin;
