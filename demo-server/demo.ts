import type { Codes } from './accounts/codes.ts';
import type { Limits } from './accounts/limits.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { Files } from './files/files.ts';
import type { Log } from './http/log.ts';
import type { CallLog } from './simulation/callLog.ts';
import type { Clock } from './simulation/clock.ts';
import type { Events } from './simulation/events.ts';
import type { Faults } from './simulation/faults.ts';
import type { Messages } from './simulation/messages.ts';
import type { Tickets } from './simulation/tickets.ts';
import type { Random } from './store/random.ts';
import type { Store } from './store/store.ts';

/** The services of the demo server; routes receive them as one object. */
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
  readonly calls: CallLog;
  readonly faults: Faults;
  readonly files: Files;
  readonly tickets: Tickets;
  readonly log: Log;
};
