import { describe, expect, test } from 'vitest';
import {
  completeOwner,
  confirmBureauCheck,
  PASSWORD,
  readyApplication,
  registration,
  verifiedOwner,
} from '../demo-server/support/owner.ts';
import { freshServer } from '../demo-server/support/server.ts';

const server = freshServer();

async function registered(changes: Partial<ReturnType<typeof registration>> = {}) {
  const form = { ...registration(), ...changes };
  const { body } = await server.anyone.post('/api/auth/register', form);
  return { ...form, id: body.id as string };
}

/** A guess that is never the code. */
const WRONG = '0000';

/** Guesses and requests new codes while they allow further guesses; returns the number of checked guesses. */
async function guessUntilRejected(guess: () => Promise<number>, requestCode: () => Promise<number>): Promise<number> {
  let checked = 0;
  for (let ofThisCode = 1; ofThisCode > 0; ) {
    ofThisCode = 0;
    while ((await guess()) === 422) ofThisCode += 1;
    expect(ofThisCode).toBeLessThanOrEqual(5);
    checked += ofThisCode;
    // Requests a new code as soon as possible, within a day of the first guess.
    if ((await requestCode()) === 429) {
      await server.advance('PT10M');
      expect(await requestCode()).toBe(200);
    }
  }
  return checked;
}

describe('guesses of a code', () => {
  test('are limited to five for each code, however many are sent at once', async () => {
    const { id, phone } = await registered();
    const guess = () => server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: WRONG });
    const statuses = (await Promise.all(Array.from({ length: 60 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
    const right = await server.anyone.post(`/api/auth/${id}/verify-phone-code`, {
      code: await server.stage.code(phone),
    });
    expect(right.status).toBe(429);
  });

  test('are limited to a hundred a day for one phone, over all new codes and registrations', async () => {
    const first = await registered();
    let { id } = first;
    const guess = async () => (await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: WRONG })).status;
    let rounds = 0;
    const checked = await guessUntilRejected(guess, async () => {
      rounds += 1;
      // Every seventh time starts with a new registration of the same phone.
      if (rounds % 7 === 0) ({ id } = await registered({ phone: first.phone }));
      return (await server.anyone.put(`/api/auth/${id}/verification-code`)).status;
    });
    expect(checked).toBe(100);
    // The right code is rejected too before the day is over.
    await server.advance('PT11M');
    await server.anyone.put(`/api/auth/${id}/verification-code`);
    const code = await server.stage.code(first.phone);
    expect((await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code })).status).toBe(429);
  }, 60_000);

  test('are counted together for the codes of the phone and the bureau', async () => {
    const owner = await completeOwner(server);
    const application = await readyApplication(owner);
    const authorise = async () => {
      const put = await owner.put(`/api/applications/${application}/privacy-policy`, { accept_privacy_policy: true });
      return put.status;
    };
    await authorise();
    const checked = await guessUntilRejected(async () => {
      const form = { id: application, code: WRONG };
      const { status } = await owner.put(`/api/applications/${application}/confirm-privacy-policy?time=1`, form);
      return status;
    }, authorise);
    expect(checked).toBe(100);
    await server.advance('PT11M');
    expect((await confirmBureauCheck(server, owner, application)).status).toBe(429);
    expect(server.rows('applications').find(({ id }) => id === application)).toMatchObject({
      status: 'uncompleted',
      bureau_authorization: null,
    });
  }, 60_000);

  test('are wrong for every code but the newest', async () => {
    const { id, phone } = await registered();
    const old: string[] = [];
    for (let resend = 0; resend < 4; resend += 1) {
      old.push(await server.stage.code(phone));
      await server.anyone.put(`/api/auth/${id}/verification-code`);
    }
    const newest = await server.stage.code(phone);
    const verify = (code: string) => server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code });
    for (const code of new Set(old.filter((code) => code !== newest))) {
      expect(await verify(code)).toMatchObject({ status: 422, body: { errors: { code: ['The code has expired'] } } });
    }
    expect((await verify(newest)).status).toBe(200);
    // A code works only once.
    expect((await verify(newest)).status).toBe(409);
  });
});

describe('guesses of the current password', () => {
  const change = (current_password: string) => ({
    current_password,
    password: 'Nueva2026!',
    confirm_password: 'Nueva2026!',
  });
  const WRONG_PASSWORD = change('Equivocada1!');

  test('are limited to five in 15 minutes, even when sent at once, and the right one is rejected too', async () => {
    const owner = await verifiedOwner(server);
    const guess = () => owner.patch('/api/auth/password', WRONG_PASSWORD);
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const right = await owner.patch('/api/auth/password', change(PASSWORD));
    expect(right).toMatchObject({ status: 429, body: { message: 'Too many attempts for now' } });
    expect(right.headers.get('retry-after')).toBe('900');

    await server.advance('PT14M59S');
    expect((await owner.patch('/api/auth/password', change(PASSWORD))).headers.get('retry-after')).toBe('1');
    await server.advance('PT1S');
    expect((await owner.patch('/api/auth/password', change(PASSWORD))).status).toBe(200);
  });

  test('are counted for the account: over all its sessions, and not for another owner', async () => {
    const owner = await verifiedOwner(server);
    const { body } = await server.anyone.post('/api/auth/login', { email: owner.email, password: PASSWORD });
    for (const session of [owner, server.as(body.token), owner, server.as(body.token), owner])
      expect((await session.patch('/api/auth/password', WRONG_PASSWORD)).status).toBe(422);
    expect((await server.as(body.token).patch('/api/auth/password', WRONG_PASSWORD)).status).toBe(429);
    const other = await verifiedOwner(server);
    expect((await other.patch('/api/auth/password', change(PASSWORD))).status).toBe(200);
  });

  test('are reset by the right one, and a form with another error does not count', async () => {
    const owner = await verifiedOwner(server);
    for (let guess = 0; guess < 6; guess += 1)
      expect((await owner.patch('/api/auth/password', { ...WRONG_PASSWORD, password: 'corta' })).status).toBe(422);
    for (let guess = 0; guess < 4; guess += 1) await owner.patch('/api/auth/password', WRONG_PASSWORD);
    expect((await owner.patch('/api/auth/password', change(PASSWORD))).status).toBe(200);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await owner.patch('/api/auth/password', WRONG_PASSWORD)).status).toBe(422);
  });
});

describe('a known and an unknown e-mail', () => {
  /** Listeners are notified of a commit one turn later. */
  const aTurn = () => new Promise((resolve) => setImmediate(resolve));

  /** Counts the slow work of the server during an answer: password hashes and writes to the disk. */
  async function workOf(call: () => Promise<unknown>): Promise<{ hashes: number; writes: number }> {
    const { passwords, store } = server.running.demo;
    const [hash, matches, work] = [passwords.hash, passwords.matches, { hashes: 0, writes: 0 }];
    await aTurn();
    const stop = store.onCommit(() => {
      work.writes += 1;
    });
    passwords.hash = (password) => {
      work.hashes += 1;
      return hash(password);
    };
    passwords.matches = (password, kept) => {
      work.hashes += 1;
      return matches(password, kept);
    };
    try {
      await call();
      await aTurn();
      return work;
    } finally {
      Object.assign(passwords, { hash, matches });
      stop();
    }
  }

  test.each([
    ['/api/auth/login', { password: 'Equivocada1!' }, 401],
    ['/api/auth/recover-password', {}, 200],
  ])('cause the same work and get the same answer at the %s', async (path, more, status) => {
    const { email } = await verifiedOwner(server);
    const answers: unknown[] = [];
    const work: unknown[] = [];
    for (const who of [email, 'nadie@correo.mx']) {
      work.push(
        await workOf(async () => {
          const answer = await server.anyone.post(path, { email: who, ...more });
          const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
          answers.push({ status: answer.status, body: answer.body, headers });
        }),
      );
    }
    expect(answers[0]).toMatchObject({ status });
    expect(answers[1]).toEqual(answers[0]);
    expect(work[1]).toEqual(work[0]);
    expect(work[0]).toMatchObject({ writes: 1 });
  });
});

describe('the sessions of an owner', () => {
  const signIn = async (email: string, password: string) =>
    server.as((await server.anyone.post('/api/auth/login', { email, password })).body.token);

  test('end by log-out, and all others end when the password, also a temporary one, is changed', async () => {
    const owner = await verifiedOwner(server);
    const [phone, laptop, library] = [owner, await signIn(owner.email, PASSWORD), await signIn(owner.email, PASSWORD)];
    const alive = async () =>
      (await Promise.all([phone, laptop, library].map((device) => device.get('/api/user')))).map(
        ({ status }) => status,
      );
    expect(await alive()).toEqual([200, 200, 200]);
    await library.post('/api/auth/logout');
    expect(await alive()).toEqual([200, 200, 401]);
    await phone.patch('/api/auth/password', {
      current_password: PASSWORD,
      password: 'Nueva2026!',
      confirm_password: 'Nueva2026!',
    });
    expect(await alive()).toEqual([200, 401, 401]);

    await server.anyone.post('/api/auth/recover-password', { email: owner.email });
    const email = await server.stage.newestMessage(owner.email);
    const temporary = /temporal es (\S+)/.exec(email.text)?.[1] ?? '';
    const recovered = await signIn(owner.email, temporary);
    const alsoRecovered = await signIn(owner.email, temporary);
    const change = { password: 'Otra2026!', password_confirmation: 'Otra2026!' };
    expect((await recovered.post('/api/user/update-password', change)).status).toBe(200);
    expect((await recovered.get('/api/user')).status).toBe(200);
    expect(await alive()).toEqual([401, 401, 401]);
    expect((await alsoRecovered.post('/api/user/update-password', change)).status).toBe(401);
    expect((await server.anyone.post('/api/auth/login', { email: owner.email, password: temporary })).status).toBe(401);
  });
});
