import type { Request } from 'express';
import { array, type Infer, object, string, type } from 'superstruct';
import { InstantShape } from '#domain/readable';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { text } from '../../http/fields.ts';
import { isExposed, isOpen, ownAddresses } from '../../http/guard.ts';
import { call } from './call.ts';

const Network = type({ addresses: array(string()) });
export type Network = Infer<typeof Network>;

const TicketLink = type({ path: string(), expires_at: InstantShape });
export type TicketLink = Infer<typeof TicketLink>;

/** How other machines open the demo. */
export const networkCalls = [
  call(
    'GET /network',
    'Returns the addresses for other machines; none when the demo was not started for the network',
    { response: Network },
    (demo, { req }) => ({ addresses: addressesOf(demo, req) }),
  ),
  call(
    'POST /tickets',
    'Returns an address that signs in as an owner, once, for two minutes; others may see it',
    { body: object({ owner_id: text() }), response: TicketLink, status: 201 },
    ({ store, tickets }, { body }) => {
      const owner = store.table('owners').get(body.owner_id);
      if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id: body.owner_id }) });
      const { ticket, expires_at } = tickets.issue(owner.id);
      return { path: `/demo/enter?ticket=${ticket}`, expires_at };
    },
  ),
];

function addressesOf({ config }: Demo, req: Request): string[] {
  if (!isExposed(config.host)) return [];
  const names = isOpen(config.host) ? ownAddresses().filter(isReachable) : [config.host];
  return names.map((name) => `http://${name}:${req.socket.localPort}`);
}

/** Excludes link-local addresses: they need an interface name, which differs from machine to machine. */
const isReachable = (address: string): boolean => !/^\[fe80:|^169\.254\./.test(address);
