// Attack with the longest texts that calls accept, in one word each: drafts, messages, inquiries, translations.
import { MAX_MESSAGE_LENGTH } from '../../../contract/limits.ts';
import type { Attack } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import { randomChinese } from '../misspelled-words.ts';
import { JSON_TYPE } from '../payloads.ts';

const CONCURRENT_WRITERS = 8;
const ID = /"id":"([^"]+)"/;
const chinese = randomChinese(2);
const UNITS = ['a', 'ab', '1', 'ﷺ', 'a@', chinese(50)];

const longText = (at: number, characters: number): string => {
  const unit = UNITS[at % UNITS.length] ?? 'a';
  return unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
};

export const LONG_TEXTS: readonly Attack[] = [
  {
    name: 'long-texts',
    summary:
      'drafts, messages, inquiries and translations of 10,000 letters without a blank, 8 at once',
    seconds: 10,
    sources: [1, 200],
    quick: { sources: 1, seconds: 3 },
    run: async (field) => {
      const { send, supplier, buyer, accounts, until } = field;
      const post = (at: number, path: string, token: string, body: object) =>
        send(at, {
          method: 'POST',
          path,
          token,
          headers: JSON_TYPE,
          body: JSON.stringify(body),
        });
      const products = await send(0, {
        path: `/api/products?supplier=${accounts.supplier.id}&limit=1`,
      });
      const productId = ID.exec(products.body.toString())?.[1];
      if (productId === undefined) return field.noteFailure('the market has no products');
      const text = (at: number) => longText(at, MAX_MESSAGE_LENGTH);
      await runConcurrently(CONCURRENT_WRITERS, until, async (at) => {
        const call = at % 4;
        if (call === 0)
          await post(at, '/api/products/create-new', supplier(at).token, {
            name: 'Rice mill',
            status: 'draft',
            description: longText(at, 2 * MAX_MESSAGE_LENGTH),
          });
        if (call === 1)
          await post(at, '/api/translate', buyer(at).token, { text: text(at), targetLang: 'en' });
        if (call === 2)
          await post(at, '/api/inquiries', buyer(at).token, {
            productId,
            message: text(at),
          });
        if (call === 3) {
          const { body } = await post(at, '/api/chats', buyer(at).token, {
            userIds: [accounts.supplier.id],
            productId,
          });
          const chatId = ID.exec(body.toString())?.[1];
          if (chatId) await post(at, '/api/messages', buyer(at).token, { chatId, text: text(at) });
        }
      });
    },
  },
];
