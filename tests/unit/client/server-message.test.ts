// Error text of a failed call: the server's own text whatever its code, null if it has none (spec §7, §8).
import { expect, test } from 'vitest';
import { readErrorReply, unreadableReply } from '../../../contract/reply.ts';
import { toLoadError } from '../../../src/stores/load-error.ts';
import { serverMessage } from '../../../src/stores/server-message.ts';

test.each([
  ['words without a code', 422, { message: 'We are closed.' }, 'We are closed.'],
  ['words under error', 500, { error: 'We are closed.' }, 'We are closed.'],
  ['a code of another backend', 418, { code: 'teapot', message: 'I am small.' }, 'I am small.'],
  ['a code of ours', 409, { code: 'conflict', message: 'Changed.' }, 'Changed.'],
  ['no words', 500, {}, null],
  ['no JSON', 502, null, null],
  ['an unexpected error', 500, { code: 'internal', message: 'An error occurred' }, null],
])('%s', (_, status, body, words) => {
  const error = readErrorReply(status, body);
  expect(serverMessage(error)).toBe(words);
  expect(serverMessage(toLoadError(error))).toBe(words);
});

test('an unreadable reply and a client error have no server text', () => {
  expect(serverMessage(unreadableReply())).toBeNull();
  expect(serverMessage(toLoadError(new TypeError('undefined is not a function')))).toBeNull();
});

test('a session that has ended is recognized without a code, but a refused sign-in is not one', () => {
  expect(readErrorReply(401, { message: 'Expired.' }, { access: 'user' }).code).toBe(
    'unauthorized',
  );
  expect(readErrorReply(401, { message: 'Wrong password.' }).code).toBe('unknown');
  expect(readErrorReply(401, { code: 'wrongCredentials' }, { access: 'user' }).code).toBe(
    'wrongCredentials',
  );
});
