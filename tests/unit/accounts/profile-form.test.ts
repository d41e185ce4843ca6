// Profile form store: sends only changed fields, in the role's field names, and returns the new user.

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { user } from '../../../contract/accounts/user.ts';
import { createApi, type TransportRequest } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { createProfileForm } from '../../../src/islands/accounts/profile/profile-form.ts';

const STORED = {
  id: 'u1',
  name: 'Li Wei',
  email: 'li@example.com',
  role: 'supplier',
  companyName: 'Hengda',
  businessType: 'Manufacturer',
  phone: '+86 138 0013 8000',
  description: 'Lathes.',
  website: 'https://hengda.example',
  address: {
    street: '1 Road',
    city: 'Ningbo',
    state: 'Zhejiang',
    country: 'China',
    zipCode: '315000',
  },
  avatar: '/media/a.640.webp',
  establishedYear: 1998,
  businessLicense: null,
  certifications: ['/media/c1.640.webp', '/media/c2.640.webp'],
};
const userOf = (changes: object = {}) => z.parse(user, { ...STORED, ...changes });

type Answer = { status: number; body: unknown };

function createTestForm(answers: Answer[], changes: object = {}, lang: 'en' | 'zh-Hans' = 'en') {
  const requests: TransportRequest[] = [];
  const api = createApi({
    lang,
    encode: encodeForm,
    transport: async (request) => {
      requests.push(request);
      return answers.shift() ?? Promise.reject(new TypeError('offline'));
    },
  });
  const form = createProfileForm({ api, createUploadApi: () => api, lang, user: userOf(changes) });
  const sent = (): [string, string][] => {
    const body = requests[0]?.body;
    return [...(body instanceof FormData ? body : [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `file ${value.name}`,
    ]);
  };
  return { form, seen: requests, sent };
}

const savedReply = (changes: object): Answer => ({
  status: 200,
  body: { success: true, message: 'Profile updated successfully', user: { ...STORED, ...changes } },
});

test('sends only changed fields, the address as one, and returns the new user', async () => {
  const {
    form,
    seen: requests,
    sent,
  } = createTestForm([savedReply({ name: 'Li Wei Jr', avatar: '/media/n.640.webp' })]);
  expect(form.$isUnsaved.get()).toBe(false);
  form.type('name', ' Li Wei Jr ');
  form.type('description', '');
  form.type('city', 'Cixi');
  form.avatar.choose(new File(['x'], 'logo.png', { type: 'image/png' }));
  form.certifications.move(form.certifications.$pictures.get()[0]?.key ?? 0, 1);
  expect(form.$isUnsaved.get()).toBe(true);
  const outcome = await form.save();
  expect(requests[0]).toMatchObject({ method: 'PUT', url: '/api/auth/profile' });
  expect(sent()).toEqual([
    ['name', 'Li Wei Jr'],
    ['description', ''],
    [
      'address',
      '{"street":"1 Road","city":"Cixi","state":"Zhejiang","country":"China","zipCode":"315000"}',
    ],
    ['avatar', 'file logo.png'],
    ['certifications', '/media/c2.640.webp'],
    ['certifications', '/media/c1.640.webp'],
  ]);
  expect(outcome).toMatchObject({
    status: 'saved',
    toast: { title: 'Success', text: 'Profile updated successfully' },
    user: { name: 'Li Wei Jr' },
  });
  expect(form.$isUnsaved.get()).toBe(false);
  expect(form.avatar.requestValue()).toBe('/media/n.640.webp');
});

test('sends nothing without a change', async () => {
  const { form, seen: requests } = createTestForm([]);
  expect(await form.save()).toEqual({ status: 'unchanged' });
  expect(requests).toEqual([]);
});

test('a phone keeps the prefix of its country while typing, and the prefix alone is empty', async () => {
  const { form, sent } = createTestForm([savedReply({ phone: null })]);
  expect(form.$values.get().phone).toBe('+8613800138000');
  form.type('phone', '+86 0139-0013-9000');
  expect(form.$values.get().phone).toBe('+8613900139000');
  expect(form.$isPhoneCut.get()).toBe(false);
  form.type('phone', '+86139001390001');
  expect(form.$values.get().phone).toBe('+8613900139000');
  expect(form.$isPhoneCut.get()).toBe(true);
  form.type('city', 'Cixi');
  expect(form.$isPhoneCut.get()).toBe(false);
  form.type('city', STORED.address.city);
  form.type('phone', '139');
  expect(form.$values.get().phone).toBe('+86139');
  expect(await form.save()).toEqual({
    status: 'refused',
    toast: { title: 'Error', text: 'Chinese phone number must be exactly 11 digits' },
  });
  form.type('phone', '');
  expect(form.$fieldErrors.get()).toEqual({});
  await form.save();
  expect(sent()).toEqual([['phone', '']]);

  const buyer = createTestForm([], { role: 'buyer', phone: null }, 'zh-Hans').form;
  buyer.type('phone', '98765');
  await buyer.save();
  expect(buyer.$fieldErrors.get()).toEqual({ phone: '印度电话号码必须为 10 位数字' });
});

test('errors are beside their fields, also inside the address', async () => {
  const { form, seen: requests } = createTestForm([]);
  form.type('name', ' ');
  form.type('establishedYear', '1750');
  form.type('website', 'ftp://hengda');
  form.type('zipCode', '1'.repeat(21));
  await form.save();
  expect(Object.keys(form.$fieldErrors.get()).sort()).toEqual([
    'establishedYear',
    'name',
    'website',
    'zipCode',
  ]);
  expect(requests).toEqual([]);
});

test('an old country outside the options does not prevent a change of the city', async () => {
  const { form, sent } = createTestForm([savedReply({})], {
    address: { ...STORED.address, country: 'Vietnam' },
  });
  form.type('city', 'Hanoi');
  await form.save();
  expect(sent()).toEqual([
    ['address', '{"street":"1 Road","city":"Hanoi","state":"Zhejiang","zipCode":"315000"}'],
  ]);
});

test('shows the text of the server, otherwise its own, and an ended session keeps the input', async () => {
  const { form } = createTestForm([
    {
      status: 400,
      body: { success: false, code: 'validation', message: 'No.', fields: { avatar: 'Bad.' } },
    },
    { status: 500, body: null },
    {
      status: 401,
      body: { success: false, code: 'unauthorized', message: 'Please sign in first.' },
    },
  ]);
  form.type('name', 'Other');
  expect(await form.save()).toMatchObject({ toast: { title: 'Error', text: 'No.' } });
  expect(form.$fieldErrors.get()).toEqual({ avatar: 'Bad.' });
  expect(await form.save()).toMatchObject({ toast: { text: 'Profile update failed' } });
  expect(await form.save()).toEqual({ status: 'signed-out' });
  expect(await form.save()).toMatchObject({ toast: { text: 'Failed to update profile' } });
  expect(form.$values.get().name).toBe('Other');
});

test('an unreadable new picture is replaced by the stored one', async () => {
  const { form, seen: requests } = createTestForm([]);
  const broken = new File(['x'], 'broken.png', { type: 'image/png' });
  form.avatar.choose(broken);
  form.avatar.restorePrevious();
  form.businessLicense.choose(broken);
  form.businessLicense.restorePrevious();
  expect([form.avatar.requestValue(), form.businessLicense.requestValue()]).toEqual([
    '/media/a.640.webp',
    '',
  ]);
  expect(form.$isUnsaved.get()).toBe(false);
  expect(await form.save()).toEqual({ status: 'unchanged' });
  expect(requests).toEqual([]);

  const good = new File(['x'], 'good.png', { type: 'image/png' });
  form.avatar.choose(good);
  form.avatar.choose(broken);
  form.avatar.restorePrevious();
  expect(form.avatar.requestValue()).toBe(good);
  form.avatar.remove();
  form.avatar.choose(broken);
  form.avatar.restorePrevious();
  expect(form.avatar.requestValue()).toBe('');
});

test('loads the user if the backend only acknowledges', async () => {
  const { form, seen: requests } = createTestForm([
    { status: 200, body: { success: true } },
    { status: 200, body: { success: true, user: { ...STORED, name: 'Asked' } } },
  ]);
  form.type('name', 'Other');
  expect(await form.save()).toMatchObject({ status: 'saved', user: { name: 'Asked' } });
  expect(requests.map(({ url }) => url)).toEqual(['/api/auth/profile', '/api/auth/me']);
});
