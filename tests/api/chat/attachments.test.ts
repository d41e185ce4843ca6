// File attachments of conversations: accepted types, storage, and who may download them.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { file, picture, pictureBytes, sidewaysPhoto } from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { filesIn } from '../platform/kept-files.ts';
import { formApi, formBytes } from '../products/forms.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade, request, type Trade } from '../trade/trade.ts';
import { talkIn } from './talk.ts';

let market: Market;
let trade: Trade;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
  await trade.live();
  talk = talkIn(market);
});
afterAll(() => market.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const document = (bytes: Uint8Array = PDF, name = 'offer.pdf') =>
  file(bytes, name, 'application/pdf');

const newChat = async () => {
  const buyer = await signUp(market, 'buyer');
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, trade.supplier.id] });
  return { buyer, id: chat.id };
};
const send = (who: SomeoneSignedIn, id: string, sent: File, clientId?: string) =>
  formApi(market, who).call(sendAttachment, { params: { id }, body: { file: sent, clientId } });
const fetched = (who: SomeoneSignedIn, path: string) =>
  market.app.inject(request(who, 'GET', path));
const kept = (): Promise<string[]> => filesIn(market, 'attachments').names();
const sending = async (who: SomeoneSignedIn, id: string, sent: File) => {
  const form = new FormData();
  form.set('file', sent);
  const { payload, headers } = await formBytes(form);
  const base = request(who, 'POST', `/chats/${id}/files`);
  return { ...base, payload, headers: { ...base.headers, ...headers } };
};

test('a document travels as it is, guarded, to both sides', async () => {
  const { buyer, id } = await newChat();
  const { attachment, text } = await send(trade.supplier, id, document(PDF, '../报价 A?.pdf'));
  expect(attachment).toMatchObject({
    name: '报价 A.pdf',
    type: 'application/pdf',
    size: PDF.length,
  });
  expect(text).toBe('报价 A.pdf');
  const { messages } = await talk.read(buyer, id);
  expect(messages).toMatchObject([{ attachment, sender: { id: trade.supplier.id } }]);
  for (const who of [buyer, trade.supplier]) {
    const reply = await fetched(who, attachment?.path ?? '');
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

test('a picture is drawn again: upright, without what the camera noted', async () => {
  const { buyer, id } = await newChat();
  const { attachment } = await send(buyer, id, await sidewaysPhoto());
  expect(attachment).toMatchObject({ name: 'photo.webp', type: 'image/webp' });
  const { rawPayload } = await fetched(buyer, attachment?.path ?? '');
  expect(rawPayload).toHaveLength(attachment?.size ?? 0);
  expect(rawPayload.toString('latin1')).not.toContain('SpyCam');
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 600,
    height: 800,
  });
});

test('sent twice it is one message and one file', async () => {
  const { buyer, id } = await newChat();
  const before = (await kept()).length;
  const first = await send(buyer, id, document(), 'mine');
  expect((await send(buyer, id, document(), 'mine')).id).toBe(first.id);
  expect((await talk.read(buyer, id)).messages).toHaveLength(1);
  expect(await kept()).toHaveLength(before + 1);
});

test('what is no picture and no document is refused, and nothing of it stays', async () => {
  const { buyer, id } = await newChat();
  const before = await kept();
  const png = await pictureBytes(80, 60);
  for (const bad of [
    document(Buffer.from('<script>alert(1)</script>')),
    document(PDF.subarray(0, 20)),
    document(Buffer.alloc(0)),
    file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'image/png'),
    file(png.subarray(0, 60), 'a.png', 'image/png'),
    file(png, 'a.html', 'text/html'),
    document(Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024), PDF])),
  ])
    await expectRefused(market, await sending(buyer, id, bad), 'validation');
  const json = request(buyer, 'POST', `/chats/${id}/files`, {
    file: { name: 'a.pdf', type: 'application/pdf', size: 3, path: '/etc/passwd' },
  });
  await expectRefused(market, json, 'validation');
  expect(await kept()).toEqual(before);
  expect((await talk.read(buyer, id)).messages).toEqual([]);
});

test('nobody else sends into it, or gets what is in it', async () => {
  const { buyer, id } = await newChat();
  const { attachment } = await send(buyer, id, await picture(80, 60));
  const path = attachment?.path ?? '';
  const other = await newChat();
  for (const who of [other.buyer, await signUp(market, 'supplier'), trade.admin]) {
    await expectRefused(market, await sending(who, id, document()), 'chatNotFound');
    await expectRefused(market, request(who, 'GET', path), 'chatNotFound');
  }
  await expectRefused(market, { url: `/api${path}` }, 'unauthorized');
  const wrong = [
    `/chats/${other.id}/files/${attachment?.id}`,
    `/chats/${id}/files/..%2F..%2Fmarket.sqlite`,
    `/chats/${id}/files/%00`,
    `/chats/${id}/files/__proto__`,
  ];
  for (const each of wrong)
    for (const who of [buyer, other.buyer])
      await expectRefused(market, request(who, 'GET', each), 'chatNotFound');
});

test('files go with the conversation that nobody is left of', async () => {
  const buyer = await signUp(market, 'buyer');
  const trader = await openTrade(market);
  await trader.live();
  const { chat } = await talk.open(buyer, { userIds: [trader.supplier.id] });
  const before = (await kept()).length;
  await send(buyer, chat.id, document());
  await buyer.api.call(deleteAccount, { body: { password: buyer.password } });
  expect(await kept()).toHaveLength(before + 1);
  const { password } = trader.supplier;
  await trader.supplier.api.call(deleteAccount, { body: { password } });
  expect(await kept()).toHaveLength(before);
});
