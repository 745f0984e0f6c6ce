import { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { fieldsOf, notFound } from '../../http/errors.ts';
import { isExposed, isFromHere, isOpen, ownAddresses } from '../../http/guard.ts';
import type { Tickets } from '../../simulation/tickets.ts';
import { MAX_VIEWERS, type Viewers } from '../../simulation/viewers.ts';

/** /demo/api/network and /demo/api/tickets: how other machines come in (ux O9). */
export function networkRoutes({ config, store }: Demo, tickets: Tickets, viewers: Viewers): Router {
  const routes = Router();

  routes.get('/network', (req, res) => {
    const names = isOpen(config.host) ? ownAddresses().filter(isOfTheNetwork) : [config.host];
    res.json({
      /** Whether whoever asks may change anything, or only look. */
      operator: isFromHere(req.socket),
      addresses: isExposed(config.host) ? names.map((name) => `http://${name}:${req.socket.localPort}`) : [],
      viewers: viewers.count(),
      max_viewers: MAX_VIEWERS,
    });
  });

  // What lets in as an owner; the address that holds it may be seen by others, so it is good for once.
  routes.post('/tickets', (req, res) => {
    const { owner_id } = fieldsOf(req.body);
    const owner = typeof owner_id === 'string' ? store.table('owners').get(owner_id) : undefined;
    if (!owner) throw notFound();
    const { ticket, expires_at } = tickets.issue(owner.id);
    res.status(201).json({ path: `/demo/enter?ticket=${ticket}`, expires_at });
  });

  return routes;
}

/** Link-local addresses need the name of an interface, which differs from machine to machine. */
const isOfTheNetwork = (address: string): boolean => !/^\[fe80:|^169\.254\./.test(address);
