// Contact messages of the admin area: unreadable rows are left out, and a marked message must be readable.

import { describe, expect, test } from 'vitest';
import {
  listContactMessages,
  markContactMessage,
} from '../../../contract/admin/contact-messages.ts';
import { readReply } from '../../../contract/reply.ts';

const message = {
  id: 'm1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  text: 'How much?',
  language: 'en',
  createdAt: '2026-11-20T00:00:00.000Z',
  readAt: null,
};

test('a list leaves out rows without an id, and has its pagination and the unread count', () => {
  const messages = [null, message, { text: 'no id' }];
  const reply = { success: true, messages, pagination: { total: 31 }, unread: '4' };
  const read = readReply(listContactMessages, reply);
  expect(read).toMatchObject({ pagination: { total: 31, totalPages: 2 }, unread: 4 });
  expect(read.messages).toEqual([message]);
  expect(readReply(listContactMessages, {})).toEqual({ messages: [], pagination: null, unread: 0 });
});

describe('a marked message', () => {
  test('is read from data', () => {
    const data = { ...message, readAt: '2026-11-21T00:00:00Z' };
    const read = readReply(markContactMessage, { success: true, message: 'Done', data });
    expect(read.data).toEqual({ ...message, readAt: '2026-11-21T00:00:00.000Z' });
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
