import type { FaultsDto } from '../dto.ts';

type Rule = FaultsDto['fail'][number];
type Method = Rule['method'];

/** Call of the form that stands for all of the app. */
export const EVERY_CALL = '* /api/**';
/** Status of the form that leaves the response to the server. */
export const OWN_ANSWER = 'own';
export const STATUSES = [500, 503, 429, 422, 409, 404, 403, 401, 400] as const;

/**
 * Returns the rule of a filled-in form. A value of a field is JSON (`20000`, `true`) or else a text. `times` is the number
 * of calls, null until the rule is removed.
 */
export function ruleFrom(form: FormData, times: number | null): Rule {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [method = '*', path = ''] = text('call').split(' ');
  const [header, field, answerHeader] = [text('header'), text('field'), text('answer_header')];
  const when = {
    ...(header !== '' && { headers: { [header]: text('header_value') } }),
    ...(field !== '' && { body: { [field]: jsonOrText(text('field_value')) } }),
  };
  return {
    method: method as Method,
    path,
    status: text('status') === OWN_ANSWER ? null : Number(text('status')),
    ...(Object.keys(when).length > 0 && { when }),
    ...(answerHeader !== '' && { headers: { [answerHeader]: text('answer_header_value') } }),
    ...(text('delay') !== '' && { delay_ms: Number(text('delay')) }),
    body: undefined,
    times,
  };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
