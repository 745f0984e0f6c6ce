import type { Clock } from './clock.ts';
import type { Codes } from './codes.ts';
import type { Config } from './config.ts';
import type { Events } from './events.ts';
import type { Faults } from './faults.ts';
import type { Files } from './files.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Messages } from './messages.ts';
import type { Passwords } from './passwords.ts';
import type { Random } from './random.ts';
import type { Sessions } from './session.ts';
import type { Store } from './store.ts';

/** Everything that a route of the demo server works with. */
export type Demo = {
  readonly config: Config;
  readonly version: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly limits: Limits;
  readonly messages: Messages;
  readonly events: Events;
  readonly faults: Faults;
  readonly files: Files;
  readonly log: Log;
};
