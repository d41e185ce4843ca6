// Collation key for names: English by letters, Chinese by pinyin, numbers by value.
import type { Lang } from '../../../contract/lang.ts';

/** GB 2312 orders common characters by pinyin, so their code there is a sort key without a dictionary. */
const gbkOrder = (() => {
  const decoder = new TextDecoder('gbk');
  const order = new Map<string, number>();
  for (let high = 0xb0; high <= 0xf7; high++)
    for (let low = 0xa1; low <= 0xfe; low++) {
      const character = decoder.decode(Uint8Array.of(high, low));
      if (character.length === 1 && character !== '\ufffd') order.set(character, (high << 8) | low);
    }
  return order;
})();

/** Digits are padded, so that a model code is compared by number: RF-40E before RF-100. */
const NUMBER_DIGITS = 10;
const padNumber = (digits: string): string =>
  digits.replace(/^0+(?=.)/, '').padStart(NUMBER_DIGITS, '0');

const MAX_KEY_CHARS = 80;

/** Names with an accent on each letter have two characters for one of the key. */
const normalizeName = (text: string): string =>
  text
    .slice(0, 2 * MAX_KEY_CHARS)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[0-9]+/g, padNumber);

/** Returns a key for bytewise comparison, which also works in a database without locales. Cut to MAX_KEY_CHARS. */
export const nameKey = (name: string, lang: Lang): string => {
  const key = normalizeName(name).slice(0, MAX_KEY_CHARS);
  if (lang === 'en') return key;
  return [...key]
    .map((character) => {
      const code = gbkOrder.get(character);
      return code === undefined ? character : `~${code.toString(16)}`;
    })
    .join('');
};
