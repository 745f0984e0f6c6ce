import { Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { isExposed, isFromHere, isOpen, ownAddresses } from '../../http/guard.ts';
import type { Tickets } from '../../simulation/tickets.ts';
import { MAX_VIEWERS, type Viewers } from '../../simulation/viewers.ts';

/** /demo/api/network and /demo/api/tickets: how other machines open the demo. */
export function networkRoutes({ config, store }: Demo, tickets: Tickets, viewers: Viewers): Router {
  const routes = Router();

  routes.get('/network', (req, res) => {
    const names = isOpen(config.host) ? ownAddresses().filter(isReachable) : [config.host];
    res.json({
      /** Whether the caller may change anything, or only read. */
      operator: isFromHere(req.socket),
      addresses: isExposed(config.host) ? names.map((name) => `http://${name}:${req.socket.localPort}`) : [],
      viewers: viewers.count(),
      max_viewers: MAX_VIEWERS,
    });
  });

  // A one-time ticket that signs in as an owner: others may see the address that contains it.
  routes.post('/tickets', (req, res) => {
    const { owner_id } = req.body as { owner_id: string };
    const owner = store.table('owners').get(owner_id);
    if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id: owner_id }) });
    const { ticket, expires_at } = tickets.issue(owner.id);
    res.status(201).json({ path: `/demo/enter?ticket=${ticket}`, expires_at });
  });

  return routes;
}

/** Excludes link-local addresses: they need an interface name, which differs from machine to machine. */
const isReachable = (address: string): boolean => !/^\[fe80:|^169\.254\./.test(address);
