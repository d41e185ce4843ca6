// Reader of the contact message list: every variant gives the same shape.

import { describe, expect, test } from 'vitest';
import { listContactMessages, markContactMessage } from '../../../contract/admin/admin.ts';
import { readReply } from '../../../contract/reply.ts';

const row = {
  id: 'm1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  text: 'How much?',
  language: 'en',
  createdAt: '2026-11-20T00:00:00Z',
  readAt: null,
};
const clean = {
  id: 'm1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  text: 'How much?',
  language: 'en',
  createdAt: '2026-11-20T00:00:00.000Z',
  readAt: null,
};

describe('a list', () => {
  test.each([
    ['under messages', { success: true, messages: [row] }],
    ['under data', { data: [row] }],
    ['bare', [row]],
    [
      'with the names of the form',
      [
        {
          _id: 'm1',
          FirstName: 'Asha',
          LastName: 'Rao',
          Email: 'asha@example.in',
          Company: 'Asha Foods',
          Subject: 'Rice mill',
          Message: 'How much?',
          language: 'en',
          created_at: '2026-11-20',
        },
      ],
    ],
    ['around rows that are none', { messages: [null, row, { text: 'no id' }] }],
  ])('%s', (_, body) => {
    expect(readReply(listContactMessages, body).messages).toEqual([clean]);
  });

  test('with its pagination and the number of unread ones', () => {
    const read = readReply(listContactMessages, {
      messages: [],
      pagination: { total: 31 },
      unread: '4',
    });
    expect(read).toMatchObject({ pagination: { total: 31, totalPages: 2 }, unread: 4 });
    expect(readReply(listContactMessages, [])).toEqual({
      messages: [],
      pagination: null,
      unread: 0,
    });
  });

  test('a name may be partial or missing', () => {
    const named = (change: object) =>
      readReply(listContactMessages, [{ id: 'm1', ...change }]).messages[0]?.name;
    expect(named({ lastName: 'Rao' })).toBe('Rao');
    expect(named({})).toBe('');
  });
});

describe('a marked message', () => {
  test('is read from data', () => {
    const data = { ...row, readAt: '2026-11-21T00:00:00Z' };
    expect(readReply(markContactMessage, { success: true, message: 'Done', data })).toEqual({
      ...clean,
      readAt: '2026-11-21T00:00:00.000Z',
    });
  });

  test.each([[{}], [{ data: {} }], [null], [{ success: false, message: 'No' }]])(
    'is missing in %j',
    (body) => {
      expect(() => readReply(markContactMessage, body)).toThrow(
        expect.objectContaining({ name: 'ApiError' }),
      );
    },
  );
});
