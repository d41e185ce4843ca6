// Hostile replies: a reader returns a value or throws an ApiError, and nothing else.
import { describe, expect, test } from 'vitest';
import { readLivePayload } from '../../../contract/chat/live.ts';
import { ApiError } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { readReply } from '../../../contract/reply.ts';
import { HOSTILE_VALUES, inEveryField, LARGE_VALUES } from './hostile-values.ts';

/** The value that was read, or 'ApiError'. Any other error fails the test. */
const outcome = (read: (body: unknown) => unknown, body: unknown): unknown => {
  try {
    return read(body);
  } catch (cause) {
    if (cause instanceof ApiError) return 'ApiError';
    throw cause;
  }
};

const wrappings: readonly (readonly [name: string, wrap: (value: unknown) => unknown])[] = [
  ['as the whole reply', (value) => value],
  ['under data', (value) => ({ success: true, data: value })],
  ['as a row of a list', (value) => [value, { data: value }]],
  ['in every field', (value) => inEveryField(value)],
  [
    'in every field of a row',
    (value) => ({ ...inEveryField([inEveryField(value)]), data: [inEveryField(value)] }),
  ],
  ['in every field of data', (value) => ({ success: true, data: inEveryField(value) })],
  ['in every field two deep', (value) => inEveryField(inEveryField(value))],
];

const readers = ALL_ENDPOINTS.map(
  (endpoint) =>
    [
      `${endpoint.method} ${endpoint.path}`,
      (body: unknown): unknown => readReply(endpoint, body),
    ] as const,
);

describe.each(wrappings)('a hostile value %s', (_, wrap) => {
  test.each(readers)('%s', (_call, read) => {
    for (const [name, value] of HOSTILE_VALUES)
      expect(() => outcome(read, wrap(value)), name).not.toThrow();
  });
});

describe.each(wrappings.slice(0, 4))('a large value %s', (_, wrap) => {
  test.each(readers)('%s', (_call, read) => {
    for (const [name, value] of LARGE_VALUES)
      expect(() => outcome(read, wrap(value)), name).not.toThrow();
  });
});

test('newMessage payloads never throw', () => {
  for (const [name, value] of [...HOSTILE_VALUES, ...LARGE_VALUES])
    for (const [, wrap] of wrappings)
      expect(() => readLivePayload('newMessage', wrap(value)), name).not.toThrow();
});

test('object prototypes are unchanged after reading', () => {
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('returned values are valid in an address', () => {
  for (const [, read] of readers) {
    const text = JSON.stringify(outcome(read, inEveryField('a\ud800b'))) ?? '';
    expect(text).not.toMatch(/\\ud[89a-f]/i);
  }
});
