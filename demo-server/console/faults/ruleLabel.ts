import * as ruleTexts from '#i18n/es-MX/demo/faultRules';
import type { FaultsDto } from '../dto.ts';

/** Returns what a rule does, in a line: the call, its conditions, and the response. */
export function ruleLabel({ method, path, when, status, delay_ms }: FaultsDto['fail'][number]): string {
  const conditions = { ...when?.headers, ...when?.body };
  const condition = Object.entries(conditions)
    .map(([name, value]) => `${name} = ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
  return [
    `${method} ${path}`,
    ...(condition === '' ? [] : [ruleTexts.onlyWith({ condition })]),
    ruleTexts.respondsWith({ answer: answerOf(status) }),
    ...(delay_ms ? [ruleTexts.after({ ms: delay_ms })] : []),
  ].join(' ');
}

function answerOf(status: number | null): string {
  if (status === null) return ruleTexts.ownAnswer;
  return status === 0 ? ruleTexts.noAnswer : String(status);
}
