// Ready phrases: translated without a service, exactly as written in both languages, and stored with the message.
import { expect, test } from 'vitest';
import { translateBatch } from '../../../contract/translation/translate.ts';
import { chatApi, openChatTrade } from '../chat/chat-calls.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(0);

const EN = 'What is your best FOB price for 1,200 units?';
const ZH = '1,200 台的 FOB 最优价是多少？';

const translated = async (text: string, targetLang: 'en' | 'zh-Hans') => {
  const body = { texts: [text], targetLang };
  return (await market.api.call(translateBatch, { body })).translations[0];
};

test.each([
  [EN, 'zh-Hans', ZH],
  [ZH, 'en', EN],
  [`${EN}\nPlease reply by 5 December 2026.`, 'zh-Hans', `${ZH}\n请在 2026 年 12 月 5 日前回复。`],
] as const)('%j is a phrase', async (text, lang, expected) => {
  expect(await translated(text, lang)).toEqual({
    text: expected,
    translated: true,
    phrase: true,
    terms: [],
  });
});

test.each([
  'What is your best FOB price for 1200 units?',
  'What is your best FOB price for 0 units?',
  'What is your best FOB price for 9,000,000 units?',
  'Please reply by 31 February 2026.',
  `${EN} Thanks a ton yaar!`,
])('%j is none, because the picker does not write it', async (text) => {
  expect(await translated(text, 'zh-Hans')).toMatchObject({ phrase: false });
});

test('its translation is stored with the message', async () => {
  const { newChat } = await openChatTrade(market);
  const { buyer, id } = await newChat();
  const text = 'We will make the site ready within 41 days.';
  const readStored = () =>
    withDatabase(market, ({ db }) =>
      db
        .selectFrom('translations')
        .select('text')
        .where('text', '=', '我们会在 41 天内准备好安装现场。')
        .execute(),
    );
  await chatApi.send(buyer, id, 'Something else, in 41 days');
  expect(await readStored()).toEqual([]);
  await chatApi.send(buyer, id, text);
  expect(await readStored()).toHaveLength(1);
});
