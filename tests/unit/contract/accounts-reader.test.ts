// Readers of accounts, sign-in, profile changes and usage: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import { getCurrentUser, login, logout, register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { getUsage } from '../../../contract/accounts/usage.ts';
import type { User } from '../../../contract/accounts/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { readReply } from '../../../contract/reply.ts';

const user = { id: 'u1', name: 'Asha', email: 'asha@example.in', role: 'buyer' };
const read = (fields: Record<string, unknown>): User =>
  readReply(getCurrentUser, { user: { ...user, ...fields } });

const company = {
  tradeName: 'Asha',
  initials: 'As',
  certificationCaptions: [
    { title: 'CE', number: '12', issuer: 'Example', validUntil: '2028-01-31' },
  ],
  businessLicenseCaption: { title: '', number: '91', issuer: '', validUntil: '' },
  factoryPictures: [{ path: '/f.webp', subject: 'assembly' }],
  exportMarkets: ['IN'],
  gstin: '27AAPFU0939F1ZV',
  gstinCheckedAt: '2026-01-20T00:00:00.000Z',
  iec: '0388012345',
  iecCheckedAt: null,
  mustConfirmEmail: true,
};

describe('a user', () => {
  test('is read completely', () => {
    const address = {
      street: '1 MG Road',
      city: 'Pune',
      state: 'MH',
      country: 'India',
      zipCode: '411001',
    };
    expect(
      read({
        companyName: 'Asha Foods',
        businessType: 'Manufacturer',
        phone: '+919876543210',
        description: 'Snacks',
        website: 'https://asha.example',
        address,
        avatar: '/a.webp',
        establishedYear: '1998',
        businessLicense: '/l.webp',
        certifications: ['/c.webp'],
        ...company,
        verificationLevel: 'Gold',
        isVerified: true,
        isAdmin: true,
        createdAt: '2024-01-20',
        member: { id: 7, name: 'Li Na', email: 'li@example.in', role: 'director' },
      }),
    ).toEqual({
      id: 'u1',
      name: 'Asha',
      email: 'asha@example.in',
      role: 'buyer',
      companyName: 'Asha Foods',
      businessType: 'Manufacturer',
      phone: '+919876543210',
      description: 'Snacks',
      website: 'https://asha.example',
      address,
      avatar: '/a.webp',
      establishedYear: 1998,
      businessLicense: '/l.webp',
      certifications: ['/c.webp'],
      ...company,
      level: 'Gold',
      isVerified: true,
      isAdmin: true,
      createdAt: '2024-01-20T00:00:00.000Z',
      // An unknown role has the fewest rights.
      member: { id: '7', name: 'Li Na', email: 'li@example.in', role: 'viewer' },
      secondFactor: null,
    });
  });

  test.each<[string, Record<string, unknown>, Partial<User>]>([
    ['_id', { id: undefined, _id: 7 }, { id: '7' }],
    ['contact_person', { name: '', contact_person: 'Ravi' }, { name: 'Ravi' }],
    ['company_name', { company_name: 'Asha Foods' }, { companyName: 'Asha Foods' }],
    ['business_type', { business_type: 'Other' }, { businessType: 'Other' }],
    ['verified in words', { isVerified: 'no' }, { isVerified: false }],
    ['is_verified', { is_verified: true }, { isVerified: true }],
    ['profile_image_url', { profile_image_url: '/b.webp' }, { avatar: '/b.webp' }],
    ['user_type', { role: undefined, user_type: 'supplier' }, { role: 'supplier' }],
    ['userType', { role: null, userType: 'Supplier' }, { role: 'supplier' }],
    ['another word for supplier', { role: 'manufacturer' }, { role: 'supplier' }],
    ['an unknown role', { role: 'owner' }, { role: 'buyer' }],
    ['no role', { role: undefined }, { role: 'buyer' }],
    ['admin as text', { isAdmin: 'yes' }, { isAdmin: false }],
    ['a role named admin', { role: 'admin' }, { role: 'buyer', isAdmin: false }],
    [
      'city at the top',
      { city: 'Pune', state: 'MH', country: 'India' },
      { address: { street: '', city: 'Pune', state: 'MH', country: 'India', zipCode: '' } },
    ],
    [
      'address as JSON',
      { address: '{"city":"Pune","zipCode":411001}' },
      { address: { street: '', city: 'Pune', state: '', country: '', zipCode: '411001' } },
    ],
    ['a script for a website', { website: 'javascript:1' }, { website: null }],
  ])('%s', (_, input, expected) => {
    expect(read(input)).toMatchObject(expected);
  });

  test.each([
    ['user', { success: true, user }],
    ['data', { success: true, data: user }],
    ['user under data', { data: { user } }],
    ['nothing', user],
  ])('under %s', (_, body) => {
    expect(readReply(getCurrentUser, body)).toMatchObject({ id: 'u1', name: 'Asha' });
  });

  test.each([[null], [{}], [{ user: null }], [{ user: { name: 'no id' } }], [[user]]])(
    'is missing in %j',
    (body) => {
      expect(() => readReply(getCurrentUser, body)).toThrow(ApiError);
    },
  );
});

describe.each([
  ['sign-in', login],
  ['sign-up', register],
])('a %s', (_, call) => {
  test.each([
    ['at the top', { success: true, token: 't', user, message: 'Hello' }],
    ['under data', { success: true, data: { token: 't', user, message: 'Hello' } }],
    ['with the user as data', { token: 't', data: user, message: 'Hello' }],
  ])('%s', (_place, body) => {
    const clean = readReply(call, body);
    expect(clean).toMatchObject({ token: 't', message: 'Hello', user: { id: 'u1' } });
  });

  test.each([
    ['without a token', { success: true, user }, 'unreadable', 'An error occurred'],
    ['without a user', { success: true, token: 't' }, 'unreadable', 'An error occurred'],
    ['refused', { success: false, message: 'Wrong password' }, 'unknown', 'Wrong password'],
  ])('%s is a failure', (_name, body, code, message) => {
    expect(() => readReply(call, body)).toThrow(expect.objectContaining({ code, message }));
  });
});

test.each([
  ['with the user', { success: true, user, message: 'Saved' }, 'u1', 'Saved'],
  ['with the user as data', { data: user }, 'u1', null],
  ['without a user', { success: true }, undefined, null],
])('a profile change %s', (_, body, id, message) => {
  const clean = readReply(updateProfile, body);
  expect(clean.user?.id).toBe(id);
  expect(clean.message).toBe(message);
});

test.each([
  [null, null],
  ['OK', null],
  [{ success: true, message: 'Bye' }, 'Bye'],
])('a sign-out answered with %j', (body, message) => {
  expect(readReply(logout, body)).toEqual({ message });
});

test('an unknown quota of a newer server is dropped', () => {
  const drafts = { name: 'drafts', used: 3, limit: 50 };
  const quotas = [{ name: 'translations', used: 1, limit: 2 }, { used: 1 }, drafts];
  expect(readReply(getUsage, { success: true, quotas })).toEqual({ quotas: [drafts] });
});
