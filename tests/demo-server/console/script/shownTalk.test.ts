import { expect, test } from 'vitest';
import type { OwnerDto, TalkDto } from '../../../../demo-server/console/dto.ts';
import { indexOfStep } from '../../../../demo-server/console/script/steps.ts';
import { asEntered } from '../../../../demo-server/console/script/useShownTalk.ts';
import { talkOwnerAt } from '../../../../demo-server/console/script/useTalkOwner.ts';

const talk: TalkDto = { name: 'Guadalupe', last_name: 'Villavicencio', rent: 18_347.55, city: 'Mérida', term: 9 };
const registered: OwnerDto = {
  id: '1',
  name: 'guadalupe@correo.test',
  given_name: null,
  last_name: null,
  email: 'guadalupe@correo.test',
  phone: '+525500000100',
  persona: null,
  phone_verified: true,
  next_step: null,
  rent: null,
  term: null,
};
const named: OwnerDto = { ...registered, given_name: 'Josefina', last_name: 'Arriaga', rent: 20_000 };

test('the talk is about its prospect until the owner has entered other names and another rent', () => {
  expect(asEntered(talk, undefined)).toEqual(talk);
  expect(asEntered(talk, registered)).toEqual(talk);
  expect(asEntered(talk, named)).toEqual({ ...talk, name: 'Josefina', last_name: 'Arriaga', rent: 20_000 });
});

test('the owner of a former talk is not that of the next one, whose owner has not registered yet', () => {
  const owners = [named, { ...registered, id: '2' }, { ...named, id: '3', persona: 'activa' }];
  expect(talkOwnerAt(indexOfStep('register'), owners)).toBeUndefined();
  expect(talkOwnerAt(indexOfStep('name'), owners)?.id).toBe('2');
});
