import { describe, expect, test } from 'vitest';
import { stepOfOwner } from '../../../../demo-server/console/script/stepOfOwner.ts';
import type { PersonaKey } from '../../../../demo-server/scenarios/personas.ts';
import { freshServer } from '../../support/server.ts';

const server = freshServer({ scenario: 'sales' });

describe('the step of the script that comes next', () => {
  test.each<[PersonaKey, string | undefined]>([
    ['nueva', 'name'],
    ['perfil', 'selfie'],
    ['lista', 'request'],
    ['borrador', 'property'],
    ['revision', 'office approves'],
    ['aprobada', 'good news'],
    ['firma', 'contract'],
    ['activa', 'office applies'],
    ['vencida', 'overdue month'],
    ['liquidada', 'offer'],
    ['buro', 'other application'],
  ])('for the persona "%s" is "%s"', async (key, step) => {
    const { user } = await server.stage.session(key);
    expect(stepOfOwner(await server.stage.owner(user.id))).toBe(step);
  });
});
