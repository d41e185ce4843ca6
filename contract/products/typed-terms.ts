// Price and minimum order as suppliers and sales portals write them: "US $5,200 / Set", "0.52万美元", "面议", "1台".
import type { FieldErrorKey } from '../messages.ts';
import { foldWidth, withoutInvisible } from '../typed/pasted-text.ts';
import { typedNumber } from '../typed/typed-number.ts';

const plain = (text: string): string => withoutInvisible(foldWidth(text)).trim();

const BY_QUOTE =
  /^(?:价格)?(?:面议|面谈|电议|议价|询价|待定)$|^(?:(?:price )?(?:on request|on application|by quote|negotiable)|poa|contact (?:us|for (?:price|quote))|n\/a|tbd|[-–—/])$/i;
/** Prices in other currencies are not converted. */
export const OTHER_CURRENCY =
  /[¥￥€£₹]|(?:^|[^a-z])(?:cny|rmb|yuan|eur|gbp|inr|rs|jpy|hkd|twd|krw|sgd|aud|cad|aed|rub)(?![a-z])|人民币|欧元|卢比|(?<!美)元/i;
const RANGE = /\d\s?(?:[-–—~至到]|to)\s?(?:us\s?)?\$?\s?\d|^from\b|^[≥>]|\d\s?\+$|起$|以上$/i;
const CURRENCY_BEFORE = /^(?:us\s?\$|usd|\$|美元|美金)\s?/i;
const CURRENCY_BEHIND = /\s?(?:us\s?\$|usd|\$|美元|美金)$/i;
const COUNTED =
  /\s?(?:\/\s?|per |每)?(?:sets?|units?|pieces?|pcs?|nos?\.?|套|台|件|个|只|组|条|辆|部)(?:\/(?:sets?|套|台))?$/i;
/** Cents have two digits, so these are thousands in Europe, and a decimal point elsewhere. */
const THREE_DECIMALS = /^[1-9]\d{0,2}\.\d{3}$/;

/** US dollars; null where the product is sold by quote, which a price of 0 means too. */
export function typedPrice(text: string): { readonly dollars: number | null } | FieldErrorKey {
  const trimmed = plain(text);
  if (trimmed === '' || BY_QUOTE.test(trimmed)) return { dollars: null };
  if (OTHER_CURRENCY.test(trimmed)) return 'productPriceCurrency';
  if (RANGE.test(trimmed)) return 'productPriceRange';
  const number = trimmed
    .replace(COUNTED, '')
    .replace(CURRENCY_BEHIND, '')
    .replace(CURRENCY_BEFORE, '');
  if (THREE_DECIMALS.test(number)) return 'productPriceThousands';
  const dollars = typedNumber(number);
  return dollars === null ? 'productPrice' : { dollars };
}

/** "1台", "≥ 2 sets", "1套起订"; null for any other text. */
export const typedCount = (text: string): number | null =>
  typedNumber(
    plain(text)
      .replace(/^[≥>]=?\s?/, '')
      .replace(/(?:起订|起批|起)$/, '')
      .replace(COUNTED, ''),
  );
