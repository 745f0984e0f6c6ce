import type { Session } from '#domain/session';
import { replaceSession } from './session.ts';

/** Signs a persona in: stores the session that the page holds, then opens the app. */
const entry = document.getElementById('entry')?.textContent ?? 'null';
const { session, to } = JSON.parse(entry) as { session: Session; to: string };
replaceSession(session);
location.replace(to);
