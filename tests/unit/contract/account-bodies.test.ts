// Request bodies of sign-up, sign-in, profile and contact: valid per spec §5, otherwise the text of the error.
import { describe, expect, test } from 'vitest';
import { phoneError } from '../../../contract/accounts/account-rules.ts';
import { loginBody, registerBody, signUpForm } from '../../../contract/accounts/auth.ts';
import { profileBody } from '../../../contract/accounts/profile.ts';
import { readPhone, typedPhone } from '../../../contract/accounts/typed-phone.ts';
import { contactBody } from '../../../contract/admin/contact.ts';
import { issues, parsed } from './issues.ts';

const buyer = {
  role: 'buyer',
  name: 'Asha Rao',
  email: 'asha@example.in',
  password: 'secret',
  phone: '+919876543210',
};
const supplier = { ...buyer, role: 'supplier', phone: '+8613800138000' };

describe('sign-up', () => {
  test.each([
    ['a buyer', buyer],
    ['a supplier', supplier],
    ['a company', { ...buyer, companyName: 'Asha Foods', businessType: 'Manufacturer' }],
  ])('accepts %s', (_, body) => {
    expect(parsed(registerBody, body)).toMatchObject(body);
  });

  test('trims texts, normalizes the phone and drops blanks, but keeps the password unchanged', () => {
    expect(
      parsed(registerBody, {
        ...buyer,
        name: '  Asha Rao ',
        email: ' Asha@Example.in ',
        password: ' secret ',
        phone: '+91 98765-43210',
        companyName: ' ',
        businessType: '',
        isAdmin: true,
      }),
    ).toEqual({
      ...buyer,
      email: 'Asha@Example.in',
      password: ' secret ',
      companyName: undefined,
      businessType: undefined,
    });
  });

  test.each([
    ["rita.d'souza@example.in", "rita.d'souza@example.in"],
    ['rita.d’souza@example.in', "rita.d'souza@example.in"],
    ['asha\u200b@example.in\ufeff', 'asha@example.in'],
    ['Email: asha@example.in', 'asha@example.in'],
    ['邮箱：asha＠example.in', 'asha@example.in'],
  ])('accepts the email %j', (email, stored) => {
    expect(parsed(registerBody, { ...buyer, email })).toMatchObject({ email: stored });
  });

  test.each([
    ['nine digits', { phone: '+91987654321' }, { phone: 'phoneIndian' }],
    ['eleven digits', { phone: '+9198765432101' }, { phone: 'phoneIndian' }],
    ['letters', { phone: '+9198765abcde' }, { phone: 'phoneIndian' }],
    ['a Chinese phone for a buyer', { phone: '+8613800138000' }, { phone: 'phoneIndian' }],
    ['no phone', { phone: undefined }, { phone: 'required' }],
    ['a weak password', { password: '12345' }, { password: 'passwordWeak' }],
    ['a blank password', { password: '' }, { password: 'required' }],
    ['an endless password', { password: 'x'.repeat(201) }, { password: 'textTooLong' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['no email', { email: '' }, { email: 'required' }],
    ['a number for an email', { email: 5 }, { email: 'required' }],
    ['a long company', { companyName: 'x'.repeat(201) }, { companyName: 'textTooLong' }],
    ['no address', { email: 'asha' }, { email: 'email' }],
    ['an email with a null byte', { email: 'a\0@b.in' }, { email: 'email' }],
    ['two addresses', { email: 'a@b.in, c@d.in' }, { email: 'email' }],
    ['another role', { role: 'admin' }, { role: 'role' }],
    ['another business', { businessType: 'Bank' }, { businessType: 'unknownBusinessType' }],
    ['a number for a name', { name: 5 }, { name: 'required' }],
  ])('refuses %s', (_, change, expected) => {
    expect(issues(registerBody, { ...buyer, ...change })).toEqual(expected);
  });

  test('refuses a supplier without eleven digits', () => {
    expect(issues(registerBody, { ...supplier, phone: '+861380013800' })).toEqual({
      phone: 'phoneChinese',
    });
  });

  test('compares the two passwords of the form', () => {
    expect(issues(signUpForm, { ...buyer, confirmPassword: 'secret' })).toEqual({});
    expect(issues(signUpForm, { ...buyer, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: 'passwordMismatch',
    });
    expect(issues(signUpForm, buyer)).toEqual({ confirmPassword: 'required' });
  });

  test('has the phone of the form without a trunk 0', () => {
    const form = { ...buyer, phone: '098765 43210', confirmPassword: 'secret' };
    expect(parsed(signUpForm, form)).toMatchObject({ phone: buyer.phone });
  });
});

describe('a phone', () => {
  test.each([
    ['buyer', '98765 43210', '+919876543210'],
    ['buyer', '098765 43210', '+919876543210'],
    ['buyer', '919876543210', '+919876543210'],
    ['buyer', '0091 98765 43210', '+919876543210'],
    ['buyer', '+91+91 (0) 98765-43210', '+919876543210'],
    ['buyer', '+91９８７６５４３２１０', '+919876543210'],
    ['supplier', '+86138-0013-8000x', '+8613800138000'],
    ['supplier', '86 0755 1234 5678', '+8675512345678'],
    ['supplier', '02112345678', '+8602112345678'],
    ['supplier', '', '+86'],
  ] as const)('pasted by a %s as "%s" is normalized', (role, typed, expectedValue) => {
    expect(typedPhone(role, typed, '')).toEqual({ phone: expectedValue, isCut: false });
  });

  test('that is too long is cut while it is typed, not where it was pasted', () => {
    const cut = { phone: '+919876543210', isCut: true };
    expect(typedPhone('buyer', '+9198765432101', '+919876543210')).toEqual(cut);
    expect(typedPhone('buyer', '+91598765432 10', '+919876543210')).toEqual(cut);
    const pasted = { phone: '+919876543210999', isCut: false };
    expect(typedPhone('buyer', '+919876543210999', '+91')).toEqual(pasted);
    expect(typedPhone('buyer', '+91987654321099', pasted.phone).phone).toBe('+91987654321099');
  });

  test('whose country code is typed again is understood at its last digit', () => {
    let phone = '+91';
    for (const digit of '919876543210') ({ phone } = typedPhone('buyer', phone + digit, phone));
    expect(phone).toBe('+919876543210');
  });

  test('that a call sends may have a trunk 0 or 00', () => {
    for (const phone of [
      ...['+91 098765 43210', '0091 98765 43210', '098765 43210', '9876543210'],
      '+91９８７６５４３２１０',
    ]) {
      expect(parsed(registerBody, { ...buyer, phone })).toMatchObject({ phone: buyer.phone });
      expect(readPhone('buyer', phone)).toBe(buyer.phone);
    }
    expect(parsed(profileBody, { phone: '+91 098765 43210' })).toMatchObject({
      phone: buyer.phone,
    });
  });

  test.each([
    ['00', '0091 98765 43210'],
    ['full-width digits', '＋91 ９８７６５４３２１０'],
    ['the invisible characters of an address book', '\u202a+91 98765 43210\u202c'],
  ])(
    'that a call sends may have %s, also in a profile, which does not know the role',
    (_, phone) => {
      expect(parsed(registerBody, { ...buyer, phone })).toMatchObject({ phone: buyer.phone });
      expect(parsed(profileBody, { phone })).toMatchObject({ phone: buyer.phone });
    },
  );

  test('is valid for one role only', () => {
    expect(phoneError('buyer', buyer.phone)).toBeNull();
    expect(phoneError('supplier', supplier.phone)).toBeNull();
    expect(phoneError('supplier', buyer.phone)).toBe('phoneChinese');
    expect(phoneError('buyer', '+91१२३४५६७८९०')).toBe('phoneIndian');
  });
});

test('sign-in needs email and password', () => {
  expect(parsed(loginBody, { email: ' a@b.in ', password: ' x ' })).toEqual({
    email: 'a@b.in',
    password: ' x ',
  });
  expect(issues(loginBody, { email: 'a@b.in', password: '' })).toEqual({ password: 'required' });
  expect(issues(loginBody, { email: 'a@b.in', password: 'x'.repeat(201) })).toEqual({
    password: 'textTooLong',
  });
  expect(issues(loginBody, { email: ' ' })).toEqual({ email: 'required', password: 'required' });
});

describe('a profile change', () => {
  test('drops omitted and null fields, and clears blank ones', () => {
    expect(parsed(profileBody, { companyName: '', description: null })).toEqual({
      companyName: '',
    });
  });

  test.each([
    ['an object', { city: 'Pune', country: 'India' }],
    ['JSON', '{"city":"Pune","country":"India"}'],
  ])('accepts an address as %s', (_, address) => {
    expect(parsed(profileBody, { address })).toEqual({
      address: { city: 'Pune', country: 'India' },
    });
  });

  test.each([
    [' hua.example ', 'https://hua.example'],
    ['http://hua.example/a', 'http://hua.example/a'],
    ['', ''],
  ])('accepts the website "%s"', (website, expectedValue) => {
    expect(parsed(profileBody, { website })).toEqual({ website: expectedValue });
  });

  const picture = { name: 'a.png', type: 'image/png', size: 10 };
  test('accepts a picture', () => {
    expect(parsed(profileBody, { avatar: picture })).toEqual({ avatar: picture });
  });

  test.each([
    ['a script', { website: 'javascript:alert(1)' }, { website: 'website' }],
    ['a broken host', { website: 'https://[hua.example' }, { website: 'website' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a bad phone', { phone: '12345' }, { phone: 'invalid' }],
    ['a short phone', { phone: '+91987654321' }, { phone: 'invalid' }],
    ['another phone', { phone: '+449876543210' }, { phone: 'invalid' }],
    [
      'an endless website',
      { website: `https://${'x'.repeat(500)}.in` },
      { website: 'textTooLong' },
    ],
    [
      'another country',
      { address: { country: 'Atlantis' } },
      { 'address.country': 'unknownCountry' },
    ],
    ['another business', { businessType: 'Bank' }, { businessType: 'unknownBusinessType' }],
    ['a large picture', { avatar: { ...picture, size: 2e8 } }, { avatar: 'pictureTooLarge' }],
    ['a drawing', { avatar: { ...picture, type: 'image/svg+xml' } }, { avatar: 'pictureType' }],
  ])('refuses %s', (_, body, expected) => {
    expect(issues(profileBody, body)).toEqual(expected);
  });

  test('cannot change role or email', () => {
    expect(parsed(profileBody, { role: 'supplier', email: 'x@y.in', isAdmin: true })).toEqual({});
  });
});

describe('a contact message', () => {
  test('needs an email and a message', () => {
    expect(
      parsed(contactBody, { email: 'a@b.in', message: ' Hi ', firstName: '', company: ' Asha ' }),
    ).toEqual({
      email: 'a@b.in',
      message: 'Hi',
      company: 'Asha',
    });
    expect(issues(contactBody, {})).toEqual({ email: 'required', message: 'messageRequired' });
    expect(issues(contactBody, { email: 'a', message: 'x'.repeat(5_001) })).toEqual({
      email: 'email',
      message: 'textTooLong',
    });
  });
});
