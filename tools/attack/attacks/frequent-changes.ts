// Attacks with frequent actions: changes that invalidate shared caches, sign-ups and sign-ins.

import type { Attack } from '../attack-context.ts';
import { runAtRate } from '../client.ts';
import { JSON_TYPE } from '../payloads.ts';

export const FREQUENT_CHANGES: readonly Attack[] = [
  {
    name: 'profile-changes',
    summary: '20 changes a second of a supplier’s public data',
    seconds: 15,
    sources: [1, 200],
    quick: { sources: 1, seconds: 5 },
    postgres: true,
    run: ({ until, send, supplier }) =>
      runAtRate(20, until, (at) =>
        send(at, {
          method: 'PUT',
          path: '/api/auth/profile',
          token: supplier(at).token,
          headers: JSON_TYPE,
          body: JSON.stringify({ companyName: `Works ${at}`, description: `Change ${at}` }),
        }),
      ),
  },
  {
    name: 'sign-ups',
    summary: '20 sign-ups a second',
    seconds: 10,
    sources: [1, 200],
    postgres: true,
    run: ({ until, send }) =>
      runAtRate(20, until, (at) =>
        send(at, {
          method: 'POST',
          path: '/api/auth/register',
          headers: JSON_TYPE,
          body: JSON.stringify({
            role: 'buyer',
            name: 'Asha Rao',
            email: `flood-${at}@example.com`,
            password: 'a good secret',
            phone: '+919876543210',
          }),
        }),
      ),
  },
  {
    name: 'wrong-passwords',
    summary: '50 sign-ins a second with wrong passwords',
    seconds: 10,
    sources: [1, 200],
    run: ({ until, send }) =>
      runAtRate(50, until, (at) =>
        send(at, {
          method: 'POST',
          path: '/api/auth/login',
          headers: JSON_TYPE,
          body: JSON.stringify({
            email: `attack-buyer-${at % 200}@example.com`,
            password: 'wrong',
          }),
        }),
      ),
  },
];
