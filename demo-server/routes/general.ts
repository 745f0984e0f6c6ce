import { Router } from 'express';
import { normaliseZipCode } from '#domain/identifiers/zipCode';
import { pesos } from '#domain/money';
import { estimateOffer } from '#domain/preOffer';
import { TERMS } from '#domain/terms';
import type { Demo } from '../demo.ts';
import { fieldErrors, httpError } from '../http/errors.ts';
import { lookUpZipCode } from '../simulation/zipCodeField.ts';

/** Pesos with at most two decimals; few enough digits that nothing overflows. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** /api/calc and /api/zip-codes. */
export function generalRoutes(_demo: Demo): Router {
  const routes = Router();

  routes.get('/calc', (req, res) => {
    const { principal, months } = req.query;
    const isAmount = typeof principal === 'string' && AMOUNT.test(principal) && Number(principal) > 0;
    const term = TERMS.find((it) => String(it) === months);
    if (!isAmount || term === undefined) {
      throw fieldErrors({
        ...(!isAmount && ({ principal: 'This value is not valid' } as const)),
        ...(term === undefined && ({ months: 'This value is not valid' } as const)),
      });
    }
    res.json(estimateOffer({ principal: pesos(Number(principal)), term }));
  });

  routes.get('/zip-codes/:code', (req, res) => {
    const place = lookUpZipCode(normaliseZipCode(req.params.code));
    if (!place) throw httpError(404, 'Zip code not found');
    res.json(place);
  });

  return routes;
}
