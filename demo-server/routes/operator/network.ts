import { type Request, Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { isExposed, isOpen, ownAddresses } from '../../http/guard.ts';
import type { Tickets } from '../../simulation/tickets.ts';

/** /demo/api/network and /demo/api/tickets: how other machines open the demo. */
export function networkRoutes(demo: Demo, tickets: Tickets): Router {
  const routes = Router();
  routes.get('/network', (req, res) => void res.json(networkOf(demo, req)));

  // A one-time ticket that signs in as an owner: others may see the address that contains it.
  routes.post('/tickets', (req, res) => {
    const { owner_id } = req.body as { owner_id: string };
    const owner = demo.store.table('owners').get(owner_id);
    if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id: owner_id }) });
    res.status(201).json(linkFor(tickets, owner.id));
  });

  return routes;
}

export type Network = ReturnType<typeof networkOf>;
/** A one-time link to the app, and when it expires. */
export type TicketLink = ReturnType<typeof linkFor>;

function networkOf({ config }: Demo, req: Request) {
  const names = isOpen(config.host) ? ownAddresses().filter(isReachable) : [config.host];
  return {
    /** URLs under which other machines reach the demo; empty when it was not started for the network. */
    addresses: isExposed(config.host) ? names.map((name) => `http://${name}:${req.socket.localPort}`) : [],
  };
}

function linkFor(tickets: Tickets, ownerId: string) {
  const { ticket, expires_at } = tickets.issue(ownerId);
  return { path: `/demo/enter?ticket=${ticket}`, expires_at };
}

/** Excludes link-local addresses: they need an interface name, which differs from machine to machine. */
const isReachable = (address: string): boolean => !/^\[fe80:|^169\.254\./.test(address);
