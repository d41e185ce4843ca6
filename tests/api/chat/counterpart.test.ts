// What a participant sees about the counterpart: place and time zone, language, and whether free texts are translated.
import { expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { sharedMarket } from '../market.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, newChat } = await openChatTrade(market);

test('the city and time zone of each side, and no translation service', async () => {
  const { buyer, id } = await newChat();
  await trade.supplier.api.call(updateProfile, { body: { address: { city: 'Ningbo' } } });
  const forBuyer = await chatApi.read(buyer, id);
  expect(forBuyer.counterpart).toMatchObject({ city: 'Ningbo', timeZone: 'Asia/Shanghai' });
  expect(forBuyer.isTranslated).toBe(false);
  expect((await chatApi.read(trade.supplier, id)).counterpart).toEqual({
    ...{ city: '', timeZone: 'Asia/Kolkata', language: 'en', block: null },
  });
});

test('the admins are in India, and have no city and no language', async () => {
  const { buyer } = await newChat();
  const desk = await chatApi.open(buyer, { userIds: ['admin'] });
  expect(desk.counterpart).toEqual({
    ...{ city: '', timeZone: 'Asia/Kolkata', language: null, block: null },
  });
  await chatApi.send(buyer, desk.id, 'Hello');
  expect((await chatApi.read(trade.admin, desk.id)).counterpart).toMatchObject({ language: 'en' });
});
