import express, { type Request, type Response, Router } from 'express';
import { selfie } from '../files/sampleFiles.ts';
import { notFound } from '../http/errors.ts';
import { findState } from '../states/catalogue.ts';
import { defaultAnswers } from '../states/defaultAnswers.ts';
import { RawResponse, type Script, scriptedAnswer, sendAnswer } from '../states/scriptedAnswers.ts';
import { SCRIPTED_PATH } from '../states/statesPath.ts';

/** The content of every file and picture. */
const picture = new RawResponse(200, 'image/jpeg', selfie.bytes);

/**
 * The API as it answers in a state of a screen: `/demo/scripted/<screen>/<state>/api/…`. Nothing is read from the
 * store or changed. The app on the page of all states sends its calls here.
 */
export function scriptedStateRoutes(): Router {
  const routes = Router();
  routes.use('/:screen/:state', express.raw({ type: () => true, limit: '20mb' }), sendScripted);
  return routes;
}

async function sendScripted(req: Request<{ screen: string; state: string }>, res: Response): Promise<void> {
  const key = `${req.params.screen}/${req.params.state}`;
  const found = findState(key);
  if (!found) throw notFound();
  // The time of the states is that of the page; the demo's clock must not change what it shows.
  res.sendDate = false;
  res.set('Cache-Control', 'no-store');
  const url = new URL(req.url, 'http://app');
  if (req.method === 'GET' && url.pathname.startsWith('/api/files/')) return sendAnswer(res, picture);
  const { method, body } = req;
  const script: Script = { ...defaultAnswers, ...found.screen.script, ...found.listed.state.script };
  const bytes: Uint8Array = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const answer = await scriptedAnswer(script, {
    method,
    url,
    headers: req.headers as Record<string, string>,
    body: bytes,
  });
  sendAnswer(res, withOwnFiles(answer, key));
}

/** Returns an answer whose files have addresses below this state: the browser loads pictures without the app. */
function withOwnFiles(answer: unknown, key: string): unknown {
  if (typeof answer !== 'object' || answer === null || answer.constructor !== Object) {
    return Array.isArray(answer) ? answer.map((item) => withOwnFiles(item, key)) : ownAddress(answer, key);
  }
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withOwnFiles(value, key)]));
}

const ownAddress = (value: unknown, key: string): unknown =>
  typeof value === 'string' && value.startsWith('/api/files/') ? `${SCRIPTED_PATH}/${key}${value}` : value;
