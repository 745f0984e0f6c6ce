import { fileNamed, profileOf } from './sampleResponses.ts';
import type { ApiCall, Script } from './scriptedAnswers.ts';

/** What the API answers in every state that does not say otherwise: a complete profile, and nothing requested yet. */
export const defaultAnswers: Script = {
  'GET /api/user': profileOf(),
  'GET /api/applications': [],
  'GET /api/loans': [],
  'GET /marketing/api/services/articles': [],
  'GET /api/zip-codes/06600': {
    zip_code: '06600',
    colonies: ['Juárez'],
    municipality: 'Cuauhtémoc',
    state: 'Ciudad de México',
  },
  'POST /api/files': ({ body }: ApiCall) =>
    fileNamed(/filename="([^"]+)"/.exec(new TextDecoder('latin1').decode(body))?.[1] ?? ''),
};
