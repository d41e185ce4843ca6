// Reply envelopes: acknowledgements, errors under status 200, translations and health.

import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { isErrorCode } from '../../../contract/error-statuses.ts';
import { health } from '../../../contract/health.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { readErrorReply, readReply, rowsOf } from '../../../contract/reply.ts';
import { translate } from '../../../contract/translation/translate.ts';

describe.each([
  ['contact', sendContactMessage],
  ['delete', deleteProduct],
])('the acknowledgement of %s', (_, call) => {
  test.each([
    [{ success: true, message: 'Done' }, { message: 'Done' }],
    [{}, { message: null }],
    [null, { message: null }],
    [[], { message: null }],
    [{ success: true, error: '' }, { message: null }],
  ])('%j', (body, expected) => {
    expect(readReply(call, body)).toEqual(expected);
  });

  test.each([
    [{ success: false, message: 'Full' }, 'Full'],
    [{ error: 'Full' }, 'Full'],
    [{ success: false }, 'An error occurred'],
  ])('%j is an error', (body, message) => {
    expect(() => readReply(call, body)).toThrow(
      expect.objectContaining({ name: 'ApiError', message }),
    );
  });
});

describe('rows', () => {
  test('are found only as deep as documented', () => {
    const deep = { data: { data: { data: { data: [1] } } } };
    expect(rowsOf({ data: { data: [1] } }, 'data')).toEqual([1]);
    expect(rowsOf(deep, 'data')).toEqual([]);
  });

  test.each([[{ success: true }], [{ data: null }], [{ data: 'x' }], [{ data: 3 }]])(
    'are missing in %j',
    (body) => {
      expect(rowsOf(body, 'data')).toEqual([]);
    },
  );
});

describe('a failure body', () => {
  test.each([
    [{ message: 'A', error: 'B' }, 'A'],
    [{ error: 'B' }, 'B'],
    [{}, 'An error occurred'],
    ['<html>', 'An error occurred'],
    [null, 'An error occurred'],
    [{ message: { text: 'A' } }, 'An error occurred'],
  ])('%j has the message %s', (body, message) => {
    expect(readErrorReply(500, body)).toMatchObject({ status: 500, message, code: 'unknown' });
  });

  test('keeps its code and field texts', () => {
    const body = {
      code: 'validation',
      message: 'No',
      fields: { name: 'Blank', price: 5, odd: JSON.parse('{"toString":1,"valueOf":1}') },
    };
    expect(readErrorReply(400, body)).toMatchObject({
      code: 'validation',
      fields: { name: 'Blank', price: '5', odd: '' },
    });
  });

  test.each(['constructor', 'toString', '__proto__', 'nonsense'])('%s is no code', (code) => {
    expect(isErrorCode(code)).toBe(false);
    expect(readErrorReply(500, { code }).code).toBe('unknown');
  });
});

describe('a translation', () => {
  test('is read', () => {
    expect(readReply(translate, { translatedText: ' 碾米机 ' }).translatedText).toBe('碾米机');
  });

  test.each([
    [{}],
    [null],
    [{ translatedText: '' }],
    [{ translatedText: {} }],
    [{ success: false }],
  ])('%j throws, so that the original stays', (body) => {
    expect(() => readReply(translate, body)).toThrow(expect.objectContaining({ name: 'ApiError' }));
  });
});

test('any reply of the backend counts as healthy', () => {
  expect(readReply(health, null)).toBe(true);
});
