// Alert mail: one for all saved searches of an account that have new products, in the language of the account.
import type { Product } from '../../contract/catalog/product.ts';
import type { Lang } from '../../contract/lang.ts';
import { withValues } from '../../contract/texts.ts';
import { countedText, MAIL_TEXTS } from '../platform/mail/mail-texts.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';
import type { AlertAddresses } from './alert-addresses.ts';

export type AlertProduct = Pick<Product, 'id' | 'name' | 'price'>;

/** A saved search with new products. */
export interface SearchNews {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  /** New products that match it. */
  readonly count: number;
  /** Those of them that the mail lists under a search before. */
  readonly above: number;
  /** Those of the others that the mail lists. */
  readonly products: readonly AlertProduct[];
}

/** Maximum length of the name of a product; longer names are cut. */
const MAX_NAME_LENGTH = 120;

const priceText = (price: number): string =>
  `US$${price.toLocaleString('en', Number.isInteger(price) ? {} : { minimumFractionDigits: 2 })}`;

export function alertMail(
  to: string,
  news: readonly SearchNews[],
  lang: Lang,
  addresses: AlertAddresses,
): Mail {
  const texts = MAIL_TEXTS[lang].alert;
  const inText = (count: number): string => count.toLocaleString('en');
  const productLines = ({ id, name, price }: AlertProduct): string =>
    `- ${withValues(texts.withPrice, {
      name: oneLine(name, MAX_NAME_LENGTH),
      price: price === null ? texts.byQuote : priceText(price),
    })}\n  ${addresses.product(id)}`;
  const sectionOf = ({ id, name, query, count, above, products }: SearchNews): string => {
    const more = count - above - products.length;
    return [
      countedText(lang, texts, 'heading', count, { name: oneLine(name, MAX_NAME_LENGTH) }),
      '',
      ...products.map(productLines),
      ...(above > 0 ? [withValues(texts.above, { count: inText(above) })] : []),
      ...(more > 0 ? [withValues(texts.more, { count: inText(more) })] : []),
      '',
      texts.results,
      addresses.results(query),
      texts.stopOne,
      addresses.stopOne(id),
    ].join('\n');
  };
  const [first] = news;
  return {
    to,
    replyTo: null,
    unsubscribe: addresses.unsubscribe,
    subject:
      news.length === 1
        ? countedText(lang, texts, 'subject', first?.count ?? 0, { name: first?.name ?? '' })
        : withValues(texts.subjectOfSeveral, { searches: news.length }),
    text: `${news.map(sectionOf).join('\n\n\n')}\n\n-- \n${texts.footer}\n${texts.stopAll}\n${addresses.stopAll}\n`,
  };
}
