import { describe, expect, test } from 'vitest';
import {
  completeOwner,
  confirmed,
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

/** Never a code, but a guess like any other. */
const WRONG = '0000';

/** Guesses and asks for new codes, for as long as a new one brings another guess; how many were looked at. */
async function guessedUntilRefused(guess: () => Promise<number>, anew: () => Promise<number>): Promise<number> {
  let judged = 0;
  for (let ofThisCode = 1; ofThisCode > 0; ) {
    ofThisCode = 0;
    while ((await guess()) === 422) ofThisCode += 1;
    expect(ofThisCode).toBeLessThanOrEqual(5);
    judged += ofThisCode;
    // A new code as soon as one is to be had; the day of the first guess is not over by then.
    if ((await anew()) === 429) {
      await server.advance('PT10M');
      expect(await anew()).toBe(200);
    }
  }
  return judged;
}

describe('whoever guesses codes', () => {
  test('gets five looks at each, however many she sends at once', async () => {
    const { id, phone } = await registered();
    const guess = () => server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: WRONG });
    const said = (await Promise.all(Array.from({ length: 60 }, guess))).map(({ status }) => status);
    expect(said.filter((status) => status === 422)).toHaveLength(5);
    expect(said.filter((status) => status === 429)).toHaveLength(55);
    const right = await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: await server.codeFor(phone) });
    expect(right.status).toBe(429);
  });

  test('gets a hundred a day for one phone, over any number of new codes, and registering anew brings no more', async () => {
    const first = await registered();
    let { id } = first;
    const guess = async () => (await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: WRONG })).status;
    let rounds = 0;
    const judged = await guessedUntilRefused(guess, async () => {
      rounds += 1;
      // Every seventh time she begins with a new registration of the same phone.
      if (rounds % 7 === 0) ({ id } = await registered({ phone: first.phone }));
      return (await server.anyone.put(`/api/auth/${id}/verification-code`)).status;
    });
    expect(judged).toBe(100);
    // Nor does the right one help before the day is over.
    await server.advance('PT11M');
    await server.anyone.put(`/api/auth/${id}/verification-code`);
    const code = await server.codeFor(first.phone);
    expect((await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code })).status).toBe(429);
  }, 60_000);

  test('has no more for the code of the bureau: both kinds are counted together', async () => {
    const owner = await completeOwner(server);
    const application = await readyApplication(owner);
    const authorise = async () => {
      const put = await owner.put(`/api/applications/${application}/privacy-policy`, { accept_privacy_policy: true });
      return put.status;
    };
    await authorise();
    const judged = await guessedUntilRefused(async () => {
      const form = { id: application, code: WRONG };
      const { status } = await owner.put(`/api/applications/${application}/confirm-privacy-policy?time=1`, form);
      return status;
    }, authorise);
    expect(judged).toBe(100);
    await server.advance('PT11M');
    expect((await confirmed(server, owner, application)).status).toBe(429);
    expect(server.rows('applications').find(({ id }) => id === application)).toMatchObject({
      status: 'uncompleted',
      bureau_authorization: null,
    });
  }, 60_000);

  test('finds every code dead but the newest', async () => {
    const { id, phone } = await registered();
    const old: string[] = [];
    for (let resend = 0; resend < 4; resend += 1) {
      old.push(await server.codeFor(phone));
      await server.anyone.put(`/api/auth/${id}/verification-code`);
    }
    const newest = await server.codeFor(phone);
    const verify = (code: string) => server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code });
    for (const code of new Set(old.filter((it) => it !== newest))) {
      expect(await verify(code)).toMatchObject({ status: 422, body: { errors: { code: ['The code has expired'] } } });
    }
    expect((await verify(newest)).status).toBe(200);
    // Used once, it is nobody's key any more.
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

  test('are limited to five in 15 minutes, however many are sent at once, and the right one has to wait too', async () => {
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

  test('are counted for the account: another session has no more of them, another owner has all', async () => {
    const owner = await verifiedOwner(server);
    const { body } = await server.anyone.post('/api/auth/login', { email: owner.email, password: PASSWORD });
    for (const session of [owner, server.as(body.token), owner, server.as(body.token), owner])
      expect((await session.patch('/api/auth/password', WRONG_PASSWORD)).status).toBe(422);
    expect((await server.as(body.token).patch('/api/auth/password', WRONG_PASSWORD)).status).toBe(429);
    const other = await verifiedOwner(server);
    expect((await other.patch('/api/auth/password', change(PASSWORD))).status).toBe(200);
  });

  test('are forgotten after the right one, and a form that breaks another rule is no guess', async () => {
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
  /** Commits are told a turn after they were made. */
  const aTurn = () => new Promise((resolve) => setImmediate(resolve));

  /** What the server does while it answers: the hashes that cost time, and the writes that wait for a disk. */
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
  ])('cost %s the same work, and are answered the same', async (path, more, status) => {
    const { email } = await verifiedOwner(server);
    const answers: unknown[] = [];
    const work: unknown[] = [];
    for (const who of [email, 'nadie@correo.mx']) {
      work.push(
        await workOf(async () => {
          const said = await server.anyone.post(path, { email: who, ...more });
          const { date: _, ...headers } = Object.fromEntries(said.headers);
          answers.push({ status: said.status, body: said.body, headers });
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

  test('end where she leaves, and everywhere else when her password changes, a temporary one too', async () => {
    const owner = await verifiedOwner(server);
    const [phone, laptop, library] = [owner, await signIn(owner.email, PASSWORD), await signIn(owner.email, PASSWORD)];
    const alive = async () =>
      (await Promise.all([phone, laptop, library].map((it) => it.get('/api/user')))).map(({ status }) => status);
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
    const letters = await server.anyone.get(`/demo/api/messages?to=${encodeURIComponent(owner.email)}`);
    const temporary = /temporal es (\S+)/.exec(letters.body[0].text)?.[1] ?? '';
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
