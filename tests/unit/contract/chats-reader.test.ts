// Readers of conversations, messages and live events: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import type { Chat } from '../../../contract/chat/chat.ts';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listSupplierChats,
  sendChatMessage,
} from '../../../contract/chat/chats.ts';
import { LIVE_CONNECTION, LIVE_EVENTS, readLivePayload } from '../../../contract/chat/live.ts';
import type { ChatMessage } from '../../../contract/chat/message.ts';
import { readReply } from '../../../contract/reply.ts';

const row = { _id: 'c1' };
const userOf = (id: string, name = '') => ({
  id,
  name,
  companyName: '',
  initials: '',
  avatar: null,
  email: null,
  phone: null,
});
const message = { _id: 'm1', chatId: 'c1', senderId: 'u1', text: 'Hello', createdAt: '2024-01-20' };
const at = '2024-01-20T00:00:00.000Z';
const read = (fields: Record<string, unknown>): Chat => {
  const [chat] = readReply(listSupplierChats, [{ ...row, ...fields }]).chats;
  if (!chat) throw new Error('The row was dropped.');
  return chat;
};

describe.each([
  ['a vendor', listSupplierChats],
  ['a buyer', listBuyerChats],
])('the chats of %s', (_, call) => {
  test.each([
    ['data', { data: [row] }],
    ['a plain array', [row]],
    ['chats', { success: true, chats: [row] }],
    ['rows with an id', [{ id: 'c1' }]],
    ['rows around bad ones', [null, row, { users: [] }, 'x']],
  ])('from %s', (_place, body) => {
    const { chats, pagination } = readReply(call, body);
    expect(chats.map(({ id }) => id)).toEqual(['c1']);
    expect(pagination).toBeNull();
  });

  test('with their count', () => {
    const pagination = { page: 2, limit: 30, total: 31, totalPages: 2 };
    const read = readReply(call, { success: true, data: [row], pagination });
    expect(read.pagination).toEqual({ ...pagination, capped: false });
  });
});

describe('a chat', () => {
  const asha = userOf('u1', 'Asha');
  test.each<[string, Record<string, unknown>, Partial<Chat>]>([
    ['users', { users: [{ _id: 'u1', name: 'Asha' }, null] }, { participants: [asha] }],
    ['userIds as objects', { userIds: [{ _id: 'u1', name: 'Asha' }] }, { participants: [asha] }],
    [
      'userIds as ids',
      { userIds: ['u1', 'admin'] },
      {
        participants: [userOf('u1'), userOf('admin')],
      },
    ],
    [
      'users before userIds',
      { users: [{ _id: 'u1', name: 'Asha' }], userIds: ['u1', 'u2'] },
      { participants: [asha] },
    ],
    ['vendor as an object', { vendor: { _id: 'u1', name: 'Asha' } }, { supplier: asha }],
    ['vendor as an id', { vendor: 'u2' }, { supplier: userOf('u2') }],
    ['product', { product: { name: 'Mill' } }, { product: { id: '', name: 'Mill', images: [] } }],
    ['productId', { productId: 'p1' }, { product: { id: 'p1', name: '', images: [] } }],
    ['no product', {}, { product: null, lastMessage: null, unreadCount: 0, updatedAt: null }],
    [
      'last message as text',
      { lastMessage: 'Hello' },
      { lastMessage: expect.objectContaining({ id: null, text: 'Hello', createdAt: null }) },
    ],
    [
      'last message as an object',
      { lastMessage: message },
      { lastMessage: expect.objectContaining({ id: 'm1', text: 'Hello' }), updatedAt: at },
    ],
    [
      'its messages only',
      { messages: [message] },
      { lastMessage: expect.objectContaining({ text: 'Hello', createdAt: at }) },
    ],
    [
      'its messages only, the last one without text',
      { messages: [{ ...message, text: '' }] },
      { lastMessage: expect.objectContaining({ id: 'm1', text: '', createdAt: at }) },
    ],
    ['unread as text', { unreadCount: '3' }, { unreadCount: 3 }],
    ['updatedAt', { updatedAt: '2024-02-01' }, { updatedAt: '2024-02-01T00:00:00.000Z' }],
  ])('with %s', (_, input, expected) => {
    expect(read(input)).toMatchObject(expected);
  });
});

describe('an open chat', () => {
  const clean: ChatMessage = {
    id: 'm1',
    chatId: 'c1',
    sender: { id: 'u1', name: '' },
    text: 'Hello',
    createdAt: at,
    originalLanguage: null,
    attachment: null,
    clientId: null,
  };
  const product = { name: 'Mill' };
  test.each([
    ['bare', { ...row, product, messages: [message] }, 'c1', 'Mill'],
    ['under data', { success: true, data: { ...row, product, messages: [message] } }, 'c1', 'Mill'],
    ['under chat', { chat: { ...row, product }, messages: [message] }, 'c1', 'Mill'],
    ['as messages and a product', { messages: [message], product }, null, 'Mill'],
    ['as messages alone', { success: true, messages: [message] }, null, undefined],
    ['as data alone', { success: true, data: [message] }, null, undefined],
    ['as an array', [message, null, { text: 'no id' }], null, undefined],
  ])('%s', (_, body, id, name) => {
    for (const call of [getChat, listMessages]) {
      const open = readReply(call, body);
      expect(open.messages).toEqual([clean]);
      expect(open.id).toBe(id);
      expect(open.product?.name).toBe(name);
      expect(open.hasMore).toBe(false);
      expect(open.otherRead).toBeNull();
    }
  });

  test('with the read mark of the counterpart', () => {
    expect(readReply(getChat, { ...row, messages: [], otherRead: 'm1' }).otherRead).toBe('m1');
  });

  test('may have no messages', () => {
    expect(readReply(listMessages, [])).toEqual({
      id: null,
      participants: [],
      supplier: null,
      product: null,
      lastMessage: null,
      unreadCount: 0,
      updatedAt: null,
      messages: [],
      hasMore: false,
      otherRead: null,
      counterpart: null,
      isTranslated: false,
    });
    expect(readReply(listMessages, { messages: [], hasMore: true }).hasMore).toBe(true);
  });

  test('has an id when just created', () => {
    expect(readReply(createChat, { ...row, messages: [] }).id).toBe('c1');
    expect(readReply(createChat, { data: row }).id).toBe('c1');
    expect(() => readReply(createChat, { success: true })).toThrow(
      expect.objectContaining({ code: 'unreadable' }),
    );
  });

  test.each([
    ['bare', message],
    ['under data', { success: true, data: message }],
    ['under message', { success: true, message }],
  ])('a saved message %s', (_, body) => {
    expect(readReply(sendChatMessage, body)).toEqual(clean);
  });

  test.each([
    ['sender', { sender: { _id: 'u1', name: 'Asha' }, senderId: 'u1' }, { id: 'u1', name: 'Asha' }],
    [
      'sender without an id',
      { sender: { name: 'Asha' }, senderId: 'u1' },
      { id: 'u1', name: 'Asha' },
    ],
    [
      'senderId as an object',
      { senderId: { _id: 'u1', name: 'Asha' } },
      { id: 'u1', name: 'Asha' },
    ],
    ['nobody', { senderId: null }, { id: '', name: '' }],
  ])('a message from %s', (_, input, sender) => {
    expect(readReply(sendChatMessage, { ...message, ...input }).sender).toEqual(sender);
  });

  test('a message that was not saved is an error', () => {
    expect(() => readReply(sendChatMessage, { success: true, message: 'ok' })).toThrow(
      expect.objectContaining({ name: 'ApiError' }),
    );
  });

  test.each([
    ['a chat and a message', { chatId: 'c1', message }, 'c1'],
    ['the chat in the message', { message }, 'c1'],
    ['JSON', JSON.stringify({ chatId: 'c9', message }), 'c9'],
    ['no message', { chatId: 'c1' }, undefined],
    ['no chat', { message: { ...message, chatId: null } }, undefined],
    ['nothing', null, undefined],
  ])('newMessage with %s', (_, payload, chatId) => {
    expect(readLivePayload('newMessage', payload)?.chatId).toBe(chatId);
  });
});

test('the live connection uses the constants', () => {
  expect(LIVE_EVENTS).toEqual({
    joinRoom: 'joinRoom',
    sendMessage: 'sendMessage',
    newMessage: 'newMessage',
    typing: 'typing',
    messageRead: 'messageRead',
    presence: 'presence',
    notification: 'notification',
    ending: 'ending',
  });
  expect(LIVE_CONNECTION).toMatchObject({
    transports: ['websocket'],
    reconnectionAttempts: 5,
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
  });
});
