// A public product, and the templates of texts about it, filled from its data sheet: attributes, delivery time, ports, certificates.

import { fill, inSentence, spaced } from '../language.ts';
import { PROFILES } from '../profiles.ts';
import type { Both, SeedProduct } from '../types.ts';
import type { BuyingPerson, SellingPerson } from './people.ts';

/** A public product, with the columns that trade needs. */
export interface Offer {
  readonly no: number;
  readonly product: SeedProduct;
  /** Path of its first picture. */
  readonly image: string | null;
  readonly category: string;
  readonly seller: SellingPerson;
  /** When it was approved. */
  readonly since: number;
}

type Slots = Readonly<Record<string, string>>;
type Key = 'en' | 'zh';

/** Label of an attribute inside a sentence: "Capacity (bucket)" becomes "capacity". */
const labelIn = (label: string, key: Key): string =>
  key === 'en' ? inSentence(label.replace(/ \(.*\)$/, '')) : label.replace(/[(（].*[)）]$/, '');

/** Index of the first attribute: every data sheet begins with model and HS code. */
const ATTRIBUTES_START = 2;

const attributeIndex = (product: SeedProduct, pattern: RegExp): number =>
  Object.keys(product.specifications.en).findIndex((label) => pattern.test(label));

/** Days from order to shipping, read from the stock or the description. */
export const leadDays = ({ stock, description }: SeedProduct): number =>
  Number(/(\d+) days/.exec(stock?.en ?? '')?.[1] ?? /(\d+) days/.exec(description.en)?.[1] ?? 35);

const slotsIn = (
  key: Key,
  { product, seller }: Pick<Offer, 'product' | 'seller'>,
  { buyer }: BuyingPerson,
  quantity: number,
): Slots => {
  const entries = Object.entries(product.specifications[key]);
  const capacity = attributeIndex(product, /^(Capacity|Output|Rated|Maximum output)/);
  const [label = '', figure = ''] = entries[Math.max(capacity, ATTRIBUTES_START)] ?? [];
  const attributeValue = (pattern: RegExp, fallback: string): string =>
    entries[attributeIndex(product, pattern)]?.[1] ?? fallback;
  return {
    name: product.name[key],
    model: entries[0]?.[1] ?? product.name[key],
    hs: entries[1]?.[1] ?? '',
    label: labelIn(label, key),
    figure,
    power: attributeValue(/^Power/, key === 'en' ? 'as on the data sheet' : '见参数表'),
    voltage: attributeValue(/^Voltage/, '415 V, 50 Hz'),
    material: PROFILES[product.family].material[key],
    days: String(leadDays(product)),
    months: /(\d+) months/.exec(product.description.en)?.[1] ?? '12',
    port: seller.port[key],
    indiaPort: buyer.city.port[key],
    city: buyer.city.name[key],
    certificates:
      product.certifications.join(key === 'en' ? ', ' : '、') ||
      (key === 'en' ? 'The test report' : '检测报告'),
    stock: product.stock?.[key] ?? (key === 'en' ? 'Made to order' : '按单生产'),
    quantity: String(quantity),
  };
};

/** A sentence may begin with an attribute's label, which is in lower case. */
const capitalized = (text: string): string =>
  text.replace(/(?:^|[.!?] )[a-z]/g, (start) => start.toUpperCase());

/** Returns a function that fills templates about this product for this buyer and joins them, in both languages. */
export const offerTexts =
  (offer: Pick<Offer, 'product' | 'seller'>, buyer: BuyingPerson, quantity: number) =>
  (...templates: readonly Both[]): Both => {
    const [en, zh] = [slotsIn('en', offer, buyer, quantity), slotsIn('zh', offer, buyer, quantity)];
    return {
      en: capitalized(templates.map((each) => fill(each.en, en)).join(' ')),
      zh: spaced(templates.map((each) => fill(each.zh, zh)).join('')),
    };
  };
