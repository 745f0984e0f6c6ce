import { expect, test } from 'vitest';
import type { MessageDto } from '../../../../demo-server/console/dto.ts';
import { messageOfStep } from '../../../../demo-server/console/script/messageOfStep.ts';
import { type Step, stepWithId } from '../../../../demo-server/script/steps.ts';

const message = (id: string, changes: Partial<MessageDto>): MessageDto => ({
  id,
  to: '',
  channel: 'email',
  text: '',
  sent_at: '2026-11-25T12:00:00.000Z',
  ...changes,
});
const approval = message('2', { link: '/loans/6/success' });
const contract = message('3', { link: '/demo/sign/6' });

const idAt = (id: Step['id'], ...messages: readonly MessageDto[]) => messageOfStep(stepWithId(id), messages)?.id;

test('is the code that is of use, not one that is void', () => {
  const old = message('4', { channel: 'sms', code: '1111', is_code_void: true });
  expect(idAt('code', old)).toBeUndefined();
  expect(idAt('code', message('5', { channel: 'sms', code: '2222' }), old)).toBe('5');
});

test('is the e-mail that leads to the end of the step, not an earlier one', () => {
  expect(idAt('good news', contract, approval)).toBe('2');
  expect(idAt('contract', approval)).toBeUndefined();
  expect(idAt('contract', contract, approval)).toBe('3');
});

test('is none at a step without a message', () => {
  expect(idAt('register', contract, approval)).toBeUndefined();
});
