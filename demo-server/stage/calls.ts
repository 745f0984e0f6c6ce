import { t } from './words.ts';

/** The operator's call could not be made; its message is for the stage. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

/** One of the operator's calls: `call('PUT', 'clock', { advance: 'P1D' })`. Throws CallFailed. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isFile = body instanceof Blob;
  const answer = await fetch(`/demo/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : {
          body: isFile ? body : JSON.stringify(body),
          headers: { 'Content-Type': isFile ? 'application/x-tar' : 'application/json' },
        }),
  }).catch(() => {
    throw new CallFailed(t('Stage: lost'));
  });
  const text = await answer.text();
  if (!answer.ok) throw new CallFailed(reasonOf(answer.status, text));
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

function reasonOf(status: number, text: string): string {
  if (status === 403) return t('Stage: elsewhere');
  return t('Stage: failed', { reason: `${status} ${text.slice(0, 200)}` });
}

export type PersonaTold = {
  key: string;
  like: string | null;
  id: string;
  name: string;
  email: string;
  phone: string;
  story: string;
};
export type Message = {
  id: string;
  to: string;
  channel: 'sms' | 'email';
  subject?: string;
  code?: string;
  text: string;
  link?: string;
  sent_at: string;
};
export type OwnerTold = { id: string; name: string; email: string; phone: string; persona: string | null };
/** Something of an owner's that the staff may move. */
export type Movable = {
  id: string;
  number: string | number;
  status: string;
  label: string;
  detail: string;
  moves: string[];
};
export type InstallmentTold = Movable & { due_date: string };
export type OwnerFile = OwnerTold & {
  applications: Movable[];
  loans: (Movable & { installments: InstallmentTold[] })[];
};
export type ClockTold = { now: string; frozen: boolean };
export type EventTold = { id: string; at: string; kind: string; line: string };
export type SnapshotTold = { name: string; size: number; kept_at: string };
