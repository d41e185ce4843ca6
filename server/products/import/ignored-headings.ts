// Headings of columns that suppliers do not publish: prices that are not the product's, and contacts.
import type { IgnoredReason } from '../../../contract/products/product-import.ts';
import { OTHER_CURRENCY } from '../../../contract/products/typed-terms.ts';

/** Every heading that speaks of a price or of what is earned; that of the product itself is found before. */
const PRICES = [
  /\b(?:prices?|pricing|costs?|msrp|rrp|margin|mark ?up|profit|commission|rebate|discount)\b/,
  /(?<!评)价|成本|利润|毛利|佣金|提成|返点|返利|折扣/,
];

const CONTACTS = [
  /联系人|联系方式|联系电话|联系地址|电话|手机号|微信|邮箱|电子邮件|传真/,
  /业务员|销售员|负责人|供应商|供货商/,
  /^(?:手机|qq|地址)$/,
  /^contacts?(?: (?:person|name|number|no|details|info|information))?$/,
  /\b(?:telephone|phone|wechat|whatsapp|e ?mail|fax|skype)\b/,
  /^(?:tel|mobile|cell|supplier|vendor)(?: (?:name|number|no))?$/,
  /\bsales ?(?:person|man|rep|manager)\b/,
];

/** `label` is the heading in the form in which headings are compared, `text` the whole of it. */
export function ignoredReason(label: string, text: string): IgnoredReason | null {
  if (CONTACTS.some((each) => each.test(label))) return 'contact';
  if (!PRICES.some((each) => each.test(label))) return null;
  return OTHER_CURRENCY.test(text) ? 'currency' : 'price';
}

/** Columns that say nothing about a product. */
const UNINFORMATIVE = new Set([
  '',
  'no',
  '#',
  'sn',
  's/n',
  '序号',
  '编号',
  '行号',
  '备注',
  'remark',
  'remarks',
]);

/** `label` as in ignoredReason(). */
export const isUninformative = (label: string): boolean => UNINFORMATIVE.has(label);
