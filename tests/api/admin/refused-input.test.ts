// Calls of the admin area refuse invalid input with an error for each field, and unknown ids.
import { expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');
const LONG_NOTE = 'x'.repeat(1_001);

test.each<['GET' | 'PUT', string, object | undefined, string]>([
  ['GET', 'audit?action=anything', undefined, 'action'],
  ['GET', 'audit?action=constructor', undefined, 'action'],
  ['GET', 'audit?page=0', undefined, 'page'],
  ['GET', 'audit?limit=101', undefined, 'limit'],
  ['GET', 'contact-messages?page=0', undefined, 'page'],
  ['GET', 'contact-messages?limit=101', undefined, 'limit'],
  ['GET', 'contact-messages?unread=perhaps', undefined, 'unread'],
  ['PUT', 'contact-messages/x', { read: 'yes' }, 'read'],
  ['PUT', 'contact-messages/x', {}, 'read'],
  ['PUT', 'products/x/take-down', {}, 'reason'],
  ['PUT', 'products/x/take-down', { reason: '' }, 'reason'],
  ['PUT', 'products/x/take-down', { reason: ' \0 ' }, 'reason'],
  ['PUT', 'products/x/take-down', { reason: 1 }, 'reason'],
  ['PUT', 'products/x/take-down', { reason: LONG_NOTE }, 'reason'],
  ['PUT', 'reports/x', {}, 'outcome'],
  ['PUT', 'reports/x', { outcome: 'approve' }, 'outcome'],
  ['PUT', 'reports/x', { outcome: 'upheld', note: LONG_NOTE }, 'note'],
  ['GET', 'reviews?page=0', undefined, 'page'],
  ['GET', 'reviews?limit=101', undefined, 'limit'],
  ['GET', 'reviews?page=x', undefined, 'page'],
  ['PUT', 'reviews/x', {}, 'decision, revision'],
  ['PUT', 'reviews/x', { decision: 'approve' }, 'revision'],
  ['PUT', 'reviews/x', { decision: 'maybe', revision: 1 }, 'decision'],
  ['PUT', 'reviews/x', { decision: 'reject', revision: 1 }, 'reason'],
  ['PUT', 'reviews/x', { decision: 'reject', reason: ' \0', revision: 1 }, 'reason'],
  ['PUT', 'reviews/x', { decision: 'reject', reason: LONG_NOTE, revision: 1 }, 'reason'],
  ['PUT', 'reviews/x', { decision: 'approve', revision: 1.5 }, 'revision'],
  ['PUT', 'reviews/x', { decision: 'approve', revision: -1 }, 'revision'],
  ['PUT', 'reviews/x', { decision: 'constructor', revision: {} }, 'decision, revision'],
  ['GET', 'users?page=0', undefined, 'page'],
  ['GET', 'users?limit=101', undefined, 'limit'],
  ['GET', 'users?userType=admin', undefined, 'userType'],
  ['GET', 'users?verified=perhaps', undefined, 'verified'],
  ['GET', 'users?suspended=2', undefined, 'suspended'],
  ['GET', 'users?state=gone', undefined, 'state'],
  ['GET', 'users?sort=password_hash', undefined, 'sort'],
  ['GET', 'users?order=up', undefined, 'order'],
  ['GET', `users?search=${'x'.repeat(201)}`, undefined, 'search'],
  ['GET', 'users?search=a&search=b', undefined, 'search'],
  ['PUT', 'users/x/suspension', {}, 'reason'],
  ['PUT', 'users/x/suspension', { reason: '' }, 'reason'],
  ['PUT', 'users/x/suspension', { reason: ' \0 ' }, 'reason'],
  ['PUT', 'users/x/suspension', { reason: 1 }, 'reason'],
  ['PUT', 'users/x/suspension', { reason: LONG_NOTE }, 'reason'],
  ['PUT', 'users/x/verification', {}, 'level'],
  ['PUT', 'users/x/verification', { level: 'Diamond' }, 'level'],
  ['PUT', 'users/x/verification', { level: '' }, 'level'],
  ['PUT', 'users/x/verification', { level: 1 }, 'level'],
  ['PUT', 'users/x/verification', { level: ['Gold'] }, 'level'],
  ['PUT', 'users/x/verification', { level: 'Gold', note: LONG_NOTE }, 'note'],
])('%s %.50s with %.50j', async (method, path, payload, fields) => {
  const refusal = await admin.expectRefused('validation', method, `/admin/${path}`, payload);
  expect(Object.keys(refusal.fields).sort().join(', ')).toBe(fields);
});

const UNKNOWN_IDS = ['0', 'nothing', "' or 1=1 --", 'a\0', '__proto__', '../../x'];

test.each([
  ['PUT', 'contact-messages/:id', { read: true }, 'notFound'],
  ['DELETE', 'contact-messages/:id', undefined, 'notFound'],
  ['PUT', 'products/:id/take-down', { reason: 'x' }, 'productNotFound'],
  ['PUT', 'reports/:id', { outcome: 'upheld' }, 'notFound'],
  ['GET', 'reviews/:id', undefined, 'productNotFound'],
  ['PUT', 'reviews/:id', { decision: 'approve', revision: 1 }, 'productNotFound'],
  ['PUT', 'users/:id/suspension', { reason: 'x' }, 'userNotFound'],
  ['DELETE', 'users/:id/suspension', undefined, 'userNotFound'],
  ['PUT', 'users/:id/verification', { level: 'Gold' }, 'userNotFound'],
] as const)('%s %s of an unknown id', async (method, path, payload, code) => {
  for (const id of UNKNOWN_IDS) {
    const url = `/admin/${path.replace(':id', encodeURIComponent(id))}`;
    await admin.expectRefused(code, method, url, payload);
  }
});
