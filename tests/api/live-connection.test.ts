// The client's live connection against the real server: what it hears, what it says of itself, how it ends.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLive } from '../../src/api/live.ts';
import { type LiveMarket, openLiveMarket } from './live-market.ts';
import { signUp } from './people.ts';
import { talkIn } from './talk.ts';
import { openTrade, type Trade } from './trade.ts';

let market: LiveMarket;
let trade: Trade;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  market = await openLiveMarket();
  trade = await openTrade(market.market);
  await trade.live();
  talk = talkIn(market.market);
});
afterAll(() => market.close());

const until = (check: () => void) => vi.waitFor(check, 5_000);

test('it hears messages, and typing and read marks of a conversation it follows', async () => {
  const buyer = await signUp(market.market, 'buyer', { name: 'Asha Rao' });
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, trade.supplier.id] });
  const live = openLive('en', () => buyer.token, market.origin);
  const seller = openLive('en', () => trade.supplier.token, market.origin);
  try {
    expect(live.$state.get()).toEqual({ status: 'connecting' });
    const heard: string[] = [];
    live.on('message', ({ chatId, message }) => heard.push(`${chatId} ${message.text}`));
    const stop = live.on('typing', ({ chatId }) => heard.push(`typing ${chatId}`));
    live.on('read', ({ messageId }) => heard.push(`read ${messageId}`));
    // Asked for before the connection stands.
    live.follow(chat.id);
    seller.follow(chat.id);
    for (const each of [live, seller])
      await until(() => expect(each.$state.get().status).toBe('on'));
    seller.typing(chat.id);
    await until(() => {
      seller.typing(chat.id);
      expect(heard).toContain(`typing ${chat.id}`);
    });
    stop();
    heard.length = 0;
    const { id } = await talk.say(buyer, chat.id, 'Hello');
    await talk.mark(trade.supplier, chat.id, id);
    await until(() => expect(heard).toEqual([`${chat.id} Hello`, `read ${id}`]));
  } finally {
    live.close();
    seller.close();
  }
});

test('a token that is no good ends it with words in the language of the page', async () => {
  const live = openLive('zh-Hans', () => 'x', market.origin);
  await until(() =>
    expect(live.$state.get()).toEqual({
      status: 'ended',
      code: 'unauthorized',
      message: expect.stringMatching(/[一-龥]/),
    }),
  );
  live.close();
});

test('without a server it is lost and goes on trying; by hand it is made anew', async () => {
  const buyer = await signUp(market.market, 'buyer');
  const lost = openLive('en', () => buyer.token, 'http://127.0.0.1:1');
  await until(() => expect(lost.$state.get()).toEqual({ status: 'lost', retrying: true }));
  lost.tryAgain();
  expect(lost.$state.get()).toEqual({ status: 'connecting' });
  await until(() => expect(lost.$state.get()).toEqual({ status: 'lost', retrying: true }));
  lost.close();
  let token = 'x';
  const live = openLive('en', () => token, market.origin);
  await until(() => expect(live.$state.get().status).toBe('ended'));
  // Signed in meanwhile: the token is asked for at every attempt.
  token = buyer.token;
  live.tryAgain();
  await until(() => expect(live.$state.get().status).toBe('on'));
  live.close();
});
