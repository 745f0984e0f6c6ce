import { relative } from 'node:path';
import { expect } from 'vitest';

// Runs before each test file: its delays follow from the round and its name, whichever process runs it. Servers that it
// starts inherit the variable.
process.env.DELAY_SEED = `${process.env.SHAKE_SEED} ${relative('.', expect.getState().testPath ?? '')}`;
