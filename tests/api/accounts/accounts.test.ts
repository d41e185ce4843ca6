// Registration and sign-in as in spec §5 and §8, in both languages.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getCurrentUser, login, register } from '../../../contract/accounts/auth.ts';
import { ApiError } from '../../../contract/errors.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { statementsSince } from '../platform/data/later-migrations.ts';
import { expectRefused } from '../refusal.ts';
import { PHONES, rawRequest, registrationBody, signUp } from '../users.ts';

const market = await sharedMarket(0);

const signIn = (email: string, password: string, lang: 'en' | 'zh-Hans' = 'en') =>
  market.apiIn(lang).call(login, { body: { email, password } });
const readMe = (token: string | null) => market.apiAs(token).call(getCurrentUser, {});

describe('signing up', () => {
  test.each([
    ['buyer', 'en', 'Account Created!', 'India'],
    ['supplier', 'zh-Hans', '账户创建成功！', 'China'],
  ] as const)('as a %s in %s also signs in', async (role, lang, expected, country) => {
    const company = { companyName: '鸿升机械 Hongsheng', businessType: 'Manufacturer' } as const;
    const body = registrationBody(role, { ...company, name: '李 伟' });
    const { token, user, message } = await market.apiIn(lang).call(register, { body });
    expect(message).toBe(expected);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: '李 伟',
      email: body.email,
      role,
      ...company,
      phone: PHONES[role],
      description: '',
      website: null,
      address: { street: '', city: '', state: '', country, zipCode: '' },
      avatar: null,
      establishedYear: null,
      businessLicense: null,
      businessLicenseCaption: { title: '', number: '', issuer: '', validUntil: '' },
      certifications: [],
      certificationCaptions: [],
      factoryPictures: [],
      exportMarkets: [],
      tradeName: '',
      initials: '鸿升',
      level: null,
      isVerified: false,
      isAdmin: false,
      ...{ gstin: '', gstinCheckedAt: null, iec: '', iecCheckedAt: null },
      mustConfirmEmail: false,
      member: null,
      secondFactor: null,
      createdAt: expect.any(String),
    });
    expect(await readMe(token)).toEqual(user);
  });

  test('needs no company and accepts a phone number in any common format', async () => {
    const body = registrationBody('buyer', {
      phone: ' +91 (98765) 432-10',
      companyName: '',
      name: ' Asha ',
    });
    const { user } = await market.api.call(register, { body });
    expect(user).toMatchObject({ phone: PHONES.buyer, companyName: null, name: 'Asha' });
  });

  test.each(['अशा राव', 'O’Brien-Łódź', '欧阳娜娜', 'عائشة', 'Nguyễn Thị 😀'])(
    'accepts the name %s',
    async (name) => {
      const { user } = await market.api.call(register, {
        body: registrationBody('buyer', { name }),
      });
      expect(user.name).toBe(name);
    },
  );

  test.each([
    [{ phone: '+91987654321' }, 'phone', 'Indian phone number must be exactly 10 digits'],
    [{ phone: PHONES.supplier }, 'phone', 'Indian phone number must be exactly 10 digits'],
    [{ phone: '+91१२३४५६७८९०' }, 'phone', 'Indian phone number must be exactly 10 digits'],
    [
      { role: 'supplier', phone: '+861380013800' },
      'phone',
      'Chinese phone number must be exactly 11 digits',
    ],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(201) }, 'password', 'The text is too long.'],
    [{ name: ' \0 ' }, 'name', 'This value is required.'],
    [{ name: 'x'.repeat(121) }, 'name', 'The text is too long.'],
    [{ email: 'asha' }, 'email', 'Please enter a valid email address.'],
    [{ email: 'asha@@example.in' }, 'email', 'Please enter a valid email address.'],
    [{ role: 'admin' }, 'role', 'Please choose buyer or supplier.'],
    [{ businessType: 'Bank' }, 'businessType', 'There is no such business type.'],
  ])('refuses %j', async (change, field, expected) => {
    const payload = { ...registrationBody('buyer'), ...change };
    const request = rawRequest(null, 'POST', '/auth/register', payload);
    const { fields } = await expectRefused(market, request, 'validation');
    expect(fields).toEqual({ [field]: expected });
    expect(
      await withDatabase(market, ({ db }) =>
        db.selectFrom('users').select('id').where('email', '=', payload.email).execute(),
      ),
    ).toEqual([]);
  });

  test('cannot set the admin role or the verification', async () => {
    const more = {
      isAdmin: true,
      is_admin: 1,
      isVerified: true,
      verificationLevel: 'Gold',
      id: '1',
    };
    const payload = { ...registrationBody('supplier'), ...more };
    const reply = await market.app.inject(rawRequest(null, 'POST', '/auth/register', payload));
    expect(reply.json().user).toMatchObject({ isAdmin: false, isVerified: false });
    expect(reply.json().user.id).not.toBe('1');
  });

  test('is limited to 240 requests a minute from one address', async () => {
    const request = rawRequest(null, 'POST', '/auth/register', {});
    for (let call = 0; call < 240; call++)
      expect((await market.app.inject(request)).statusCode).toBe(400);
    await expectRefused(market, request, 'tooMany');
  });
});

describe('an email', () => {
  test('belongs to one account, in any spelling', async () => {
    const { email } = await signUp(market, 'buyer', { email: 'Meera.Shah@Example.in' });
    for (const same of [
      email,
      'meera.shah@example.in',
      ' MEERA.SHAH@EXAMPLE.IN ',
      'ｍeera.shah@example.in',
    ]) {
      const request = {
        method: 'POST' as const,
        url: '/api/auth/register',
        payload: registrationBody('supplier', { email: same }),
        remoteAddress: unusedAddress(),
      };
      await expectRefused(market, request, 'emailTaken');
      expect((await signIn(same, 'a good secret')).user.email).toBe('Meera.Shah@Example.in');
    }
  });

  test('registered concurrently creates one account', async () => {
    const bodies = Array.from({ length: 6 }, (_, at) =>
      registrationBody('buyer', { email: 'race@example.in', password: `secret-${at}` }),
    );
    const outcomes = await Promise.allSettled(
      bodies.map((body) => market.api.call(register, { body })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'emailTaken' });
    const won = bodies[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    expect((await signIn('race@example.in', won?.password ?? '')).user.email).toBe(won?.email);
  });
});

describe('signing in', () => {
  test.each([
    ['en', 'Successfully signed in to the product.'],
    ['zh-Hans', '您已成功登录。'],
  ] as const)('creates a new session each time, in %s', async (lang, expected) => {
    const { id, email, password, token } = await signUp(market, 'buyer');
    const [one, other] = [await signIn(email, password, lang), await signIn(email, password)];
    expect(one).toMatchObject({ message: expected, user: { id, email } });
    expect(new Set([token, one.token, other.token]).size).toBe(3);
    for (const each of [token, one.token, other.token]) expect((await readMe(each)).id).toBe(id);
  });

  test('accepts the email as it was pasted', async () => {
    const { email } = await signUp(market, 'buyer', { email: "rita.d'souza@example.in" });
    for (const pasted of [
      'rita.d’souza@example.in',
      "\u200brita.d'souza@example.in\ufeff",
      "Email: rita.d'souza@example.in",
    ])
      expect((await signIn(pasted, 'a good secret')).user.email).toBe(email);
  });

  test('accepts the password exactly as typed, with spaces and in any Unicode form', async () => {
    const { email } = await signUp(market, 'buyer', { password: '  pässwörd 密码 ' });
    await signIn(email, '  pässwörd 密码 ');
    await signIn(email, '  pässwörd 密码 '.normalize('NFD'));
    await expect(signIn(email, 'pässwörd 密码')).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
  });

  test('refuses a wrong password and an unknown email with the same text', async () => {
    const { email } = await signUp(market, 'buyer');
    const post = (payload: object) => ({
      method: 'POST' as const,
      url: '/api/auth/login',
      payload,
      remoteAddress: unusedAddress(),
    });
    const attempts = [
      { email, password: 'A good secret' },
      { email: 'nobody@example.in', password: 'a good secret' },
      { email: "' or 1=1 --", password: "' or 1=1 --" },
      { email: '%', password: '%' },
    ];
    for (const attempt of attempts) await expectRefused(market, post(attempt), 'wrongCredentials');
    const bodies = await Promise.all(
      attempts.map(async (attempt) => (await market.app.inject(post(attempt))).json()),
    );
    for (const { requestId, ...body } of bodies) {
      expect(requestId).toBeDefined();
      const { requestId: _, ...first } = bodies[0];
      expect(body).toEqual(first);
    }
  });

  test('takes about as long for an unknown email as for a wrong password', async () => {
    const { email } = await signUp(market, 'buyer');
    const signInDuration = async (triedEmail: string): Promise<number> => {
      const startedAt = performance.now();
      await expect(signIn(triedEmail, 'not this one')).rejects.toBeInstanceOf(ApiError);
      return performance.now() - startedAt;
    };
    // Alternate and take the fastest of each, so that other load on this machine affects both alike.
    const times = { wrong: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let at = 0; at < 5; at++) {
      times.wrong = Math.min(times.wrong, await signInDuration(email));
      times.unknown = Math.min(times.unknown, await signInDuration(`nobody-${at}@example.in`));
    }
    // Skipping the password comparison would make it twenty times as fast.
    expect(times.unknown).toBeGreaterThan(times.wrong / 8);
  });

  test.each([
    [{ email: '', password: 'x' }, ['email']],
    [{ email: 'a@b.in' }, ['password']],
    [{ email: ['a@b.in'], password: { length: 6 } }, ['email', 'password']],
    [{ email: 'x'.repeat(255), password: 'x'.repeat(201) }, ['email', 'password']],
  ])('refuses %.60j', async (payload, fields) => {
    const request = rawRequest(null, 'POST', '/auth/login', payload);
    const refused = await expectRefused(market, request, 'validation');
    expect(Object.keys(refused.fields)).toEqual(fields);
  });

  test('is refused for a company without a password', async () => {
    const { email, id } = await signUp(market, 'supplier');
    await withDatabase(market, ({ db }) =>
      db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute(),
    );
    await expect(signIn(email, 'a good secret')).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
  });
});

test('an email that an older release stored with the apostrophe of word processors', async () => {
  const { email, password } = await signUp(market, 'buyer', {
    email: `o'brien-${unusedAddress()}@example.com`,
  });
  await withDatabase(market, async ({ db }) => {
    await sql`update users set email = replace(email, '''', '’'), email_key = replace(email_key, '''', '’')
      where email = ${email}`.execute(db);
    for (const statement of statementsSince('046-email-apostrophes'))
      await sql.raw(statement).execute(db);
  });
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'wrongCredentials' });
  await market.restart();
  expect((await signIn(email, password)).user.email).toBe(email);
});
