// File attachments of conversations: accepted types, storage, and who may download them.
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { logout } from '../../../contract/accounts/auth.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { linkAttachment } from '../../../contract/chat/file-links.ts';
import { file, picture, pictureBytes, sidewaysPhoto } from '../../fixtures/files.ts';
import { encodeMultipart, sharedMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, newChat } = await openChatTrade(market);

afterEach(() => void vi.useRealTimers());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const document = (bytes: Uint8Array = PDF, name = 'offer.pdf') =>
  file(bytes, name, 'application/pdf');

const send = (user: SignedInUser, id: string, sent: File, clientId?: string) =>
  user.api.call(sendAttachment, { params: { id }, body: { file: sent, clientId } });
const download = (user: SignedInUser, path: string) => market.app.inject(user.request('GET', path));
const storedNames = (): Promise<string[]> => storedFilesOf(market, 'attachments').names();
const uploadRequest = async (user: SignedInUser, id: string, sent: File) => {
  const form = new FormData();
  form.set('file', sent);
  const { payload, headers } = await encodeMultipart(form);
  const base = user.request('POST', `/chats/${id}/files`);
  return { ...base, payload, headers: { ...base.headers, ...headers } };
};

test('both participants download a document unchanged, with safe headers', async () => {
  const { buyer, id } = await newChat();
  const { attachment, text } = await send(trade.supplier, id, document(PDF, '../报价 A?.pdf'));
  expect(attachment).toMatchObject({
    name: '报价 A.pdf',
    type: 'application/pdf',
    size: PDF.length,
  });
  expect(text).toBe('报价 A.pdf');
  const { messages } = await chatApi.read(buyer, id);
  expect(messages).toMatchObject([{ attachment, sender: { id: trade.supplier.id } }]);
  for (const user of [buyer, trade.supplier]) {
    const reply = await download(user, attachment?.path ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(PDF);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%20A.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
});

describe('the address for a download', () => {
  const linkOf = async (user: SignedInUser, id: string, path: string): Promise<string> => {
    const params = { id, fileId: path.split('/').at(-1) ?? '' };
    return (await user.api.call(linkAttachment, { params })).path;
  };
  const open = (path: string) => market.app.inject({ url: `/api${path}` });

  test('works without the token of the session, for this file and its participants only', async () => {
    const { buyer, id } = await newChat();
    const { attachment } = await send(buyer, id, document());
    const other = await send(buyer, id, document());
    const path = await linkOf(trade.supplier, id, attachment?.path ?? '');
    const reply = await open(path);
    expect(reply.rawPayload).toEqual(PDF);
    expect(reply.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''offer.pdf",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const [file = '', token = ''] = path.split('&token=');
    for (const refused of [
      file,
      `${file}&token=`,
      `${file}&token=${token}&token=${token}`,
      `${file}&token=${token}&lang=en`,
      `${file.replace('?lang=en', '?lang=zh-Hans')}&token=${token}`,
      `${file.replace('?lang=en', '')}?token=${token}`,
      `${file}&token=${token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))}`,
      `${other.attachment?.path}?lang=en&token=${token}`,
      `/chats/${id}/messages?lang=en&token=${token}`,
      // Signed for five minutes: a later end needs another signature.
      `${file}&token=${token.replace(/\.\d{13}\./, `.${Date.now() + 200_000}.`)}`,
    ])
      expect((await open(refused)).json()).toMatchObject({ code: 'unauthorized' });
    const stranger = await signUp(market, 'buyer');
    await expect(linkOf(stranger, id, attachment?.path ?? '')).rejects.toMatchObject({
      code: 'chatNotFound',
    });
  });

  test('ends after five minutes, and with the session', async () => {
    const { buyer, id } = await newChat();
    const { attachment } = await send(buyer, id, document());
    const path = await linkOf(buyer, id, attachment?.path ?? '');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 });
    expect((await open(path)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await open(path)).statusCode).toBe(401);
    const next = await linkOf(buyer, id, attachment?.path ?? '');
    expect((await open(next)).statusCode).toBe(200);
    await buyer.api.call(logout, {});
    expect((await open(next)).statusCode).toBe(401);
  });
});

test('a picture is re-encoded, upright and without metadata', async () => {
  const { buyer, id } = await newChat();
  const { attachment } = await send(buyer, id, await sidewaysPhoto());
  expect(attachment).toMatchObject({ name: 'photo.webp', type: 'image/webp' });
  const { rawPayload } = await download(buyer, attachment?.path ?? '');
  expect(rawPayload).toHaveLength(attachment?.size ?? 0);
  expect(rawPayload.toString('latin1')).not.toContain('SpyCam');
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 600,
    height: 800,
  });
});

test('a repeated upload with the same key creates one message and one file', async () => {
  const { buyer, id } = await newChat();
  const before = (await storedNames()).length;
  const first = await send(buyer, id, document(), 'mine');
  expect((await send(buyer, id, document(), 'mine')).id).toBe(first.id);
  expect((await chatApi.read(buyer, id)).messages).toHaveLength(1);
  expect(await storedNames()).toHaveLength(before + 1);
});

test('other file types are refused, and leave no file', async () => {
  const { buyer, id } = await newChat();
  const before = await storedNames();
  const png = await pictureBytes(80, 60);
  for (const invalidFile of [
    document(Buffer.from('<script>alert(1)</script>')),
    document(PDF.subarray(0, 20)),
    document(Buffer.alloc(0)),
    file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'image/png'),
    file(png.subarray(0, 60), 'a.png', 'image/png'),
    file(png, 'a.html', 'text/html'),
    document(Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024), PDF])),
  ])
    await expectRefused(market, await uploadRequest(buyer, id, invalidFile), 'validation');
  const json = buyer.request('POST', `/chats/${id}/files`, {
    file: { name: 'a.pdf', type: 'application/pdf', size: 3, path: '/etc/passwd' },
  });
  await expectRefused(market, json, 'validation');
  expect(await storedNames()).toEqual(before);
  expect((await chatApi.read(buyer, id)).messages).toEqual([]);
});

test('only participants upload to a conversation or download from it', async () => {
  const { buyer, id } = await newChat();
  const { attachment } = await send(buyer, id, await picture(80, 60));
  const path = attachment?.path ?? '';
  const other = await newChat();
  for (const user of [other.buyer, await signUp(market, 'supplier'), trade.admin]) {
    await expectRefused(market, await uploadRequest(user, id, document()), 'chatNotFound');
    await user.expectRefused('chatNotFound', 'GET', path);
  }
  await expectRefused(market, { url: `/api${path}` }, 'unauthorized');
  const wrong = [
    `/chats/${other.id}/files/${attachment?.id}`,
    `/chats/${id}/files/..%2F..%2Fmarket.sqlite`,
    `/chats/${id}/files/%00`,
    `/chats/${id}/files/__proto__`,
  ];
  for (const each of wrong)
    for (const user of [buyer, other.buyer]) await user.expectRefused('chatNotFound', 'GET', each);
});

test('files are deleted with a conversation that has no participant left', async () => {
  const buyer = await signUp(market, 'buyer');
  const otherTrade = await openTrade(market);
  await otherTrade.createLiveProduct();
  const chat = await chatApi.open(buyer, { userIds: [otherTrade.supplier.id] });
  const before = (await storedNames()).length;
  await send(buyer, chat.id, document());
  await buyer.api.call(deleteAccount, {});
  expect(await storedNames()).toHaveLength(before + 1);
  await otherTrade.supplier.api.call(deleteAccount, {});
  expect(await storedNames()).toHaveLength(before);
});
