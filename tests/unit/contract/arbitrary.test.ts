// Property tests over arbitrary JSON: readers return a value or throw an ApiError, schemas accept or name their issues.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import * as z from 'zod/mini';
import { productQuery } from '../../../contract/catalog/products.ts';
import { readLivePayload } from '../../../contract/chat/live.ts';
import { ApiError } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { EVIDENCE_FIELD_TEXTS } from '../../../contract/messages/evidence.ts';
import { FIELD_ERROR_TEXTS } from '../../../contract/messages.ts';
import { readReply } from '../../../contract/reply.ts';
import { supplierQuery } from '../../../contract/suppliers/supplier-query.ts';
import { FIELD_NAMES } from './hostile-values.ts';

const RUNS = { numRuns: 60 };

/** JSON whose objects mostly have the field names that readers read. */
const { reply } = fc.letrec((tie) => ({
  reply: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue(),
    fc.constantFrom('1', 'true', 'null', '[]', '{"id":1}', '2024-01-01T00:00:00Z', 'agriculture'),
    fc.array(tie('reply'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...FIELD_NAMES), tie('reply'), { maxKeys: 10 }),
  ),
}));

const readsOrRefuses = (read: (body: unknown) => unknown) => (body: unknown) => {
  try {
    read(body);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
  }
};

/** Form input whose keys are mostly known to the schema. */
const formOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', '1', '-1', '0', 'asc', 'price', 'China', 'robots', 'textile', '1e9'),
    fc.double(),
    reply,
  );
  return fc.oneof(
    reply,
    fc.dictionary(fc.constantFrom(...names, '__proto__', 'tags[]', 'name', 'email'), value),
  );
};

describe('readers', () => {
  test.each(ALL_ENDPOINTS.map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s reads any JSON or throws an ApiError',
    (_, endpoint) =>
      fc.assert(
        fc.property(
          reply,
          readsOrRefuses((body) => readReply(endpoint, body)),
        ),
        RUNS,
      ),
  );

  test('readLivePayload never throws', () =>
    fc.assert(
      fc.property(reply, (payload) => void readLivePayload('newMessage', payload)),
      RUNS,
    ));
});

const named = (issue: { readonly message: string }) =>
  Object.hasOwn(FIELD_ERROR_TEXTS, issue.message) ||
  Object.hasOwn(EVIDENCE_FIELD_TEXTS, issue.message);

describe('queries', () => {
  test.each([
    ['productQuery', productQuery],
    ['supplierQuery', supplierQuery],
  ] as const)('%s accepts a query or has a text for every issue', (_, schema) =>
    fc.assert(
      fc.property(formOf(schema), (query) => {
        const read = z.safeParse(schema, query);
        const object = typeof query === 'object' && query !== null && !Array.isArray(query);
        return read.success || !object || read.error.issues.every(named);
      }),
      { numRuns: 500 },
    ),
  );
});

describe('bodies, queries and parameters', () => {
  const schemas = ALL_ENDPOINTS.flatMap((each) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = each[part];
      return schema ? [[`${each.method} ${each.path} ${part}`, schema] as const] : [];
    }),
  );

  test.each(schemas)('%s never throws', (_, schema) =>
    fc.assert(
      fc.property(formOf(schema), (given) => void z.safeParse(schema, given)),
      RUNS,
    ),
  );
});
