// Forms of /auth: client-side validation, sent data, and the toasts of spec §8.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { authForms, authToast } from '../../../src/islands/accounts/auth/auth-form.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const createForm = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en') =>
  authForms(createApi({ transport, lang }), lang);
const silent: Transport = async () => {
  throw new Error('must not be called');
};
const answering = (status: number, body: unknown) => createForm(async () => ({ status, body }));

const VALID_SIGN_UP = {
  role: 'buyer',
  phone: '+919876543210',
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: 'secret7',
  confirmPassword: 'secret7',
  companyName: '',
  businessType: '',
};
const USER = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'buyer' };
const CREDENTIALS = { email: 'asha@example.com', password: 'secret7' };

test('a sign-up sends the fields of the spec, without the repeated password', async () => {
  const sent: unknown[] = [];
  const forms = createForm(async ({ url, body }) => {
    sent.push(url, JSON.parse(String(body)));
    return { status: 201, body: { success: true, token: 't', user: USER } };
  });
  const outcome = await forms.signUp.send(VALID_SIGN_UP);
  expect(outcome).toMatchObject({ status: 'done', answer: { token: 't', user: { name: 'Asha' } } });
  expect(sent).toEqual([
    '/api/auth/register',
    {
      role: 'buyer',
      phone: '+919876543210',
      name: 'Asha Rao',
      email: 'asha@example.com',
      password: 'secret7',
    },
  ]);
});

test('every missing field has an error', async () => {
  const forms = createForm(silent);
  await forms.signUp.send({
    ...VALID_SIGN_UP,
    phone: '+91',
    name: ' ',
    email: '',
    password: '',
    confirmPassword: '',
  });
  expect(fieldErrorsOf(forms.signUp.$state.get())).toMatchObject({
    phone: 'Indian phone number must be exactly 10 digits',
    name: expect.any(String),
    email: expect.any(String),
    password: 'This value is required.',
    confirmPassword: 'This value is required.',
  });
});

test('different passwords are reported before a weak one', async () => {
  const mismatch = await createForm(silent).signUp.send({ ...VALID_SIGN_UP, password: 'abc' });
  expect(authToast(mismatch, 'en', 'signUp')).toEqual({
    title: 'Password Mismatch',
    text: 'Passwords do not match.',
  });
  const weak = await createForm(silent).signUp.send({
    ...VALID_SIGN_UP,
    password: 'abc',
    confirmPassword: 'abc',
  });
  expect(authToast(weak, 'en', 'signUp')).toEqual({
    title: 'Weak Password',
    text: 'Password must be at least 6 characters long.',
  });
});

test.each([
  ['buyer', '+91987654321', 'Indian phone number must be exactly 10 digits'],
  ['buyer', '+8613812345678', 'Indian phone number must be exactly 10 digits'],
  ['supplier', '+861381234567', 'Chinese phone number must be exactly 11 digits'],
])('a %s with the phone %s', async (role, phone, text) => {
  const forms = createForm(silent);
  const outcome = await forms.signUp.send({ ...VALID_SIGN_UP, role, phone });
  expect(fieldErrorsOf(forms.signUp.$state.get())).toEqual({ phone: text });
  expect(authToast(outcome, 'en', 'signUp')).toBeNull();
});

test('a phone is formatted while typing, and cleared when the role changes', () => {
  const forms = createForm(silent);
  const typed = (phone: string): string => {
    forms.type({ phone });
    return forms.$values.get().phone;
  };
  expect(forms.$values.get().phone).toBe('+91');
  expect(typed('+9198765-4321x0')).toBe('+919876543210');
  expect(forms.$isPhoneCut.get()).toBe(false);
  expect(typed('+9198765432109')).toBe('+919876543210');
  expect(forms.$isPhoneCut.get()).toBe(true);
  forms.type({ name: 'Asha' });
  expect(forms.$isPhoneCut.get()).toBe(false);
  expect(typed('+9')).toBe('+91');
  expect(typed('')).toBe('+91');
  expect(typed('98765')).toBe('+9198765');
  expect(typed('9+91')).toBe('+919');
  forms.type({ role: 'supplier' });
  expect(forms.$values.get().phone).toBe('+86');
  expect(typed('+86138123456789')).toBe('+86138123456789');
});

test('a refused sign-in shows the text of the server, otherwise that of the spec', async () => {
  const refused = (forms: ReturnType<typeof createForm>) =>
    forms.signIn.send(CREDENTIALS).then((outcome) => authToast(outcome, 'en', 'signIn')?.text);
  const suspended = {
    success: false,
    code: 'suspended',
    message: 'This account is suspended. Please contact us.',
  };
  expect(await refused(answering(403, suspended))).toBe(suspended.message);
  expect(await refused(answering(500, '<html>'))).toBe('An error occurred during sign in');
  expect(await refused(answering(200, { success: true, user: USER }))).toBe('Login failed');
  expect(await refused(createForm(() => Promise.reject(new TypeError('offline'))))).toBe(
    'An error occurred during sign in',
  );
});

test('an empty sign-in has field errors in the page language', async () => {
  const forms = createForm(silent, 'zh-Hans');
  const outcome = await forms.signIn.send({ email: '', password: '' });
  expect(authToast(outcome, 'zh-Hans', 'signIn')).toBeNull();
  expect(Object.keys(fieldErrorsOf(forms.signIn.$state.get()))).toEqual(['email', 'password']);
  for (const text of Object.values(fieldErrorsOf(forms.signIn.$state.get())))
    expect(text).toMatch(/\p{Script=Han}/u);
});

test('nothing is sent while the backend is known to be unreachable, with the text of the spec', async () => {
  const down = 'Backend server not available. Please start the database backend server first.';
  const forms = authForms(
    createApi({ transport: silent, lang: 'en', blockedReason: () => down }),
    'en',
  );
  const outcome = await forms.signIn.send(CREDENTIALS);
  expect(authToast(outcome, 'en', 'signIn')).toEqual({ title: 'Sign In Failed', text: down });
  expect(forms.signIn.$state.get()).toMatchObject({ status: 'failed', message: down });
});

test('a second click during a call sends nothing', async () => {
  let calls = 0;
  let arrive = (): void => undefined;
  const forms = createForm(async () => {
    calls++;
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { status: 200, body: { success: true, token: 't', user: USER } };
  });
  const first = forms.signIn.send(CREDENTIALS);
  expect(await forms.signIn.send(CREDENTIALS)).toEqual({ status: 'busy' });
  await expect.poll(() => calls).toBe(1);
  arrive();
  expect((await first).status).toBe('done');
  expect(calls).toBe(1);
});
