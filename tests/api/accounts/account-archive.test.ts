// Archive of an account's data: its files, large accounts, and limits of the downloads.
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { downloadAccount } from '../../../contract/accounts/account.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { file, picture } from '../../fixtures/files.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from '../trade/trade.ts';
import { confirmedHeaders, signUp } from '../users.ts';
import { downloadArchive, downloadData } from './account-download.ts';

const market = await sharedMarket(60);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

describe('files in the export', () => {
  test('contains own attachments, pictures and videos once each', async () => {
    const trade = await openTrade(market);
    const [photo, drawing] = [
      await picture(900, 700),
      file(PDF, 'A drawing.pdf', 'application/pdf'),
    ];
    const { id } = await trade.supplier.create({ name: 'Quern', images: [photo] });
    const chat = await withDatabase(market, ({ db }) =>
      tradeRows(db).chat({ buyer_id: trade.buyer.id, supplier_id: trade.supplier.id }),
    );
    for (const sender of [trade.buyer, trade.supplier])
      await sender.api.call(sendAttachment, {
        params: { id: chat },
        body: { file: drawing },
      });
    const files = await downloadArchive(market, trade.supplier);
    const data = JSON.parse(String(files.get('data.json')));
    const createdProduct = data.listings.find((each: { id: string }) => each.id === id);
    const [{ attachment }] = data.messages;
    expect(attachment).toMatchObject({ name: drawing.name, type: 'application/pdf' });
    expect([...files.keys()].slice(1).sort()).toEqual(
      [attachment.file, ...createdProduct.files].sort(),
    );
    expect(files.get(attachment.file)?.length).toBe(attachment.size);
    const { width } = await sharp(files.get(createdProduct.files[0])).metadata();
    // The export contains the largest stored size of the picture.
    expect(width).toBe(900);
  });

  test('leaves out files that are missing', async () => {
    const user = await signUp(market, 'supplier');
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('users')
        .set({ avatar: '/media/uploads/gone-80x60.640.webp' })
        .where('id', '=', user.id)
        .execute(),
    );
    expect([...(await downloadArchive(market, user)).keys()]).toEqual(['data.json']);
  });
});

test('exports all rows of a large account in batches', async () => {
  const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  await withDatabase(market, async ({ db }) => {
    const rows = tradeRows(db);
    const sides = { buyer_id: one.id, supplier_id: other.id };
    const chat = await rows.chat(sides);
    for (let at = 0; at < 250; at++) await rows.enquiry({ ...sides, message: `number ${at}` });
    await db
      .insertInto('messages')
      .values(
        Array.from({ length: 1_234 }, (_, at) => ({
          id: `long-${String(at).padStart(6, '0')}`,
          chat_id: chat,
          sender_id: one.id,
          language: 'en',
          created_at: '2026-01-05T09:00:00.000Z',
          text: `line ${at} “引号” \u2028 </script>`,
        })),
      )
      .execute();
  });
  const data = await downloadData(market, one);
  const texts = (data.messages as { text: string }[]).map(({ text }) => text);
  expect(texts).toHaveLength(1_234);
  expect(new Set(texts).size).toBe(1_234);
  expect(texts[1_233]).toBe('line 1233 “引号” \u2028 </script>');
  const enquiryTexts = (data.enquiries as { message: string }[]).map(({ message }) => message);
  expect(new Set(enquiryTexts).size).toBe(250);
});

test('one export at a time for each account, and an aborted export allows the next one', async () => {
  const user = await signUp(market, 'buyer');
  const origin = await market.listen();
  await withDatabase(market, async ({ db }) => {
    const chat = await tradeRows(db).chat({ buyer_id: user.id });
    const text = 'x'.repeat(5_000);
    for (let from = 0; from < 5_000; from += 500)
      await db
        .insertInto('messages')
        .values(
          Array.from({ length: 500 }, (_, at) => ({
            id: `wide-${String(from + at).padStart(6, '0')}`,
            chat_id: chat,
            sender_id: user.id,
            language: 'en',
            created_at: '2026-01-05T09:00:00.000Z',
            text,
          })),
        )
        .execute();
  });
  const confirmed = await confirmedHeaders(market, user.token);
  const requestArchive = (signal?: AbortSignal) =>
    fetch(`${origin}/api/auth/account`, {
      headers: { authorization: `Bearer ${user.token}`, ...confirmed },
      ...(signal ? { signal } : {}),
    });
  const aborter = new AbortController();
  // The response (25 MB) is never read, so this export stays in progress.
  const first = await requestArchive(aborter.signal);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(first.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''yantra-bridge-data-\d{4}-\d\d-\d\d\.zip$/,
  );
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect((await requestArchive()).status).toBe(429);
  aborter.abort();
  const again = await vi.waitFor(async () => {
    const api = market.apiAs(user.token, { address: unusedAddress() });
    return api.call(downloadAccount, {});
  }, 10_000);
  expect(again.size).toBeGreaterThan(25_000_000);
});

test('exports are limited to five a minute', async () => {
  const user = await signUp(market, 'buyer');
  const request = {
    url: '/api/auth/account',
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(await confirmedHeaders(market, user.token)),
    },
    remoteAddress: unusedAddress(),
  };
  for (let call = 0; call < 5; call++)
    expect((await market.app.inject(request)).statusCode).toBe(200);
  await expectRefused(market, request, 'tooMany');
});
