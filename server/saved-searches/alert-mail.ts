// Alert mail: one for all saved searches of an account that have new products, in the language of the account.
import type { Lang } from '../../contract/lang.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';
import type { AlertAddresses } from './alert-addresses.ts';

export interface AlertProduct {
  readonly id: string;
  readonly name: string;
  /** US dollars; null for a product sold by quote. */
  readonly price: number | null;
}

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

interface MailTexts {
  readonly subject: (count: number, name: string, searches: number) => string;
  readonly heading: (name: string, count: number) => string;
  readonly byQuote: string;
  readonly withPrice: (name: string, price: string) => string;
  readonly above: (count: number) => string;
  readonly more: (count: number) => string;
  readonly results: string;
  readonly stopOne: string;
  readonly footer: string;
  readonly stopAll: string;
  readonly colon: string;
}

const inEnglish = (count: number): string =>
  count === 1 ? '1 new machine' : `${count.toLocaleString('en')} new machines`;

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    subject: (count, name, searches) =>
      searches === 1 ? `${inEnglish(count)}: ${name}` : `New machines in ${searches} searches`,
    heading: (name, count) => `${name}: ${inEnglish(count)}`,
    byQuote: 'price by quote',
    withPrice: (name, price) => `${name} (${price})`,
    above: (count) => `${count.toLocaleString('en')} of them listed above`,
    more: (count) => `and ${count.toLocaleString('en')} more`,
    results: 'All results',
    stopOne: 'Stop the alert of this search',
    footer:
      'You get this mail, at most once a day, because you asked for alerts of your saved searches at Yantra Bridge.',
    stopAll: 'Stop all alerts',
    colon: ':',
  },
  'zh-Hans': {
    subject: (count, name, searches) =>
      searches === 1
        ? `“${name}”有 ${count.toLocaleString('en')} 款新设备`
        : `您保存的 ${searches} 个搜索有新设备`,
    heading: (name, count) => `${name}：${count.toLocaleString('en')} 款新设备`,
    byQuote: '价格面议',
    withPrice: (name, price) => `${name}（${price}）`,
    above: (count) => `其中 ${count.toLocaleString('en')} 款已在上文列出`,
    more: (count) => `另有 ${count.toLocaleString('en')} 款`,
    results: '查看全部结果',
    stopOne: '停止此搜索的提醒',
    footer: '您收到本邮件（每天最多一封），是因为您在机桥（Yantra Bridge）为保存的搜索开启了提醒。',
    stopAll: '停止全部提醒',
    colon: '：',
  },
};

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
  const texts = TEXTS[lang];
  const productLines = ({ id, name, price }: AlertProduct): string =>
    `- ${texts.withPrice(oneLine(name, MAX_NAME_LENGTH), price === null ? texts.byQuote : priceText(price))}
  ${addresses.product(id)}`;
  const sectionOf = ({ id, name, query, count, above, products }: SearchNews): string => {
    const more = count - above - products.length;
    return [
      texts.heading(oneLine(name, MAX_NAME_LENGTH), count),
      '',
      ...products.map(productLines),
      ...(above > 0 ? [texts.above(above)] : []),
      ...(more > 0 ? [texts.more(more)] : []),
      '',
      texts.results + texts.colon,
      addresses.results(query),
      texts.stopOne + texts.colon,
      addresses.stopOne(id),
    ].join('\n');
  };
  const [first] = news;
  return {
    to,
    replyTo: null,
    unsubscribe: addresses.unsubscribe,
    subject: texts.subject(first?.count ?? 0, first?.name ?? '', news.length),
    text: `${news.map(sectionOf).join('\n\n\n')}\n\n-- \n${texts.footer}\n${texts.stopAll}${texts.colon}\n${addresses.stopAll}\n`,
  };
}
