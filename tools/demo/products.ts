// Generator of a product: a model of a machine family with its attributes, price, texts and statistics.

import type { Family } from '../../drawings/families.ts';
import {
  type Attribute,
  drawAttributes,
  keyAttributes,
  modelCode,
  powerAttribute,
} from './attributes.ts';
import {
  type ProductFacts,
  productDescription,
  productShort,
  productTitle,
} from './product-text.ts';
import { PROFILES } from './profiles.ts';
import type { Random } from './random.ts';
import type { Maker } from './suppliers.ts';
import type { Both, FamilyProfile, SeedProduct } from './types.ts';

const DAY_MS = 86_400_000;
const TWO_YEARS_MS = 2 * 365 * DAY_MS;

/** The top of the price slider, in cents (spec §9). */
const HIGHEST_CENTS = 10_000_000;

/** Families of which a video exists, and the kinds of machine that look as it shows them. */
const KINDS_IN_VIDEOS: ReadonlyMap<Family, readonly number[]> = new Map<Family, readonly number[]>([
  ['lathe', [0]],
  ['bottle-filler', [0, 1, 2, 3]],
  ['robot-arm', [0]],
  ['rapier-loom', [0, 3]],
  ['delivery-robot', [1]],
  ['flow-wrapper', [0, 1, 2, 3, 4]],
]);

const REJECTION_REASONS: readonly Both[] = [
  {
    en: "The pictures show another company's logo. Please upload pictures of your own machine.",
    zh: '图片中出现其他公司的标志，请上传贵公司自有设备的图片。',
  },
  {
    en: 'The description gives no output or power. Please complete the specification table.',
    zh: '详细说明中缺少产能和功率，请补全技术参数。',
  },
  {
    en: 'The HS code does not match the machine. Please check it and submit again.',
    zh: 'HS 编码与设备不符，请核对后重新提交。',
  },
  {
    en: 'The test certificate is out of date. Please upload the current one.',
    zh: '检测证书已过期，请上传有效证书。',
  },
  {
    en: 'This machine is already listed under another model number. Please keep one listing.',
    zh: '该设备已以其他型号发布，请只保留一个产品。',
  },
  {
    en: 'The price is for a single part, not the machine. Please correct it.',
    zh: '价格为单个零件的价格，并非整机价格，请更正。',
  },
  {
    en: 'The machine is in the wrong subcategory. Please choose the one that fits and submit again.',
    zh: '子分类选择有误，请选择合适的子分类后重新提交。',
  },
];

const SMALL_MACHINE =
  /\b(lab|laboratory|pilot|bench|mini|compact|mobile|walk-behind|wall-mounted|portable|small|desktop|two-wheeler|three-wheeler|motorcycle|sample|semi-automatic|manual)\b/i;
const LARGE_MACHINE =
  /\b(heavy|heavy-lift|large|high-power|double-girder|production|pneumatic tyre|container yard|tandem press|thick plate)\b/i;

/** Size from 0 to 1 within the family. Most models are small; a laboratory machine is never large. */
const sizeFor = (variant: string, random: Random): number => {
  const size = random.next() ** 1.4;
  if (SMALL_MACHINE.test(variant)) return size * 0.2;
  return LARGE_MACHINE.test(variant) ? 0.4 + size * 0.6 : size;
};

const statusFor = (random: Random): SeedProduct['status'] => {
  const draw = random.next();
  if (draw < 0.91) return 'active';
  if (draw < 0.945) return 'pending';
  if (draw < 0.965) return 'draft';
  return draw < 0.98 ? 'rejected' : 'inactive';
};

/** Step to which a price is rounded. */
const priceStep = (dollars: number, round: boolean): number => {
  const step = dollars < 1000 ? 10 : dollars < 5000 ? 50 : dollars < 20_000 ? 100 : 500;
  return round ? step : step / 5;
};

/** Price in cents, mostly a round number; null (price on request) for about one product in sixteen. */
const priceFor = (profile: FamilyProfile, size: number, random: Random): number | null => {
  if (random.chance(0.06)) return null;
  const [low, high] = profile.price;
  const share = Math.min(1, Math.max(0, size + (random.next() - 0.5) * 0.16));
  const exact = low + (high - low) * share;
  const step = priceStep(exact, random.chance(0.85));
  return Math.min(HIGHEST_CENTS, Math.max(low, Math.round(exact / step) * step) * 100);
};

const stockFor = (inStock: boolean, leadTime: number, random: Random): Both | null => {
  if (random.chance(0.2)) return null;
  if (!inStock)
    return { en: `Made to order, ${leadTime} days`, zh: `按单生产，交期 ${leadTime} 天` };
  if (random.chance(0.5)) return { en: 'In stock', zh: '现货' };
  const units = random.int(2, 12);
  return { en: `In stock, ${units} units`, zh: `现货 ${units} 台` };
};

const originFor = (country: string, random: Random): string => {
  if (country === 'China')
    return random.chance(0.97) ? 'China' : random.pick(['Vietnam', 'Malaysia']);
  if (random.chance(0.6)) return 'China';
  return country === 'India' ? 'India' : 'Other';
};

const MODEL: Both = { en: 'Model', zh: '型号' };
const HS_CODE: Both = { en: 'HS code', zh: 'HS 编码' };

const specificationsOf = (
  model: string,
  profile: FamilyProfile,
  attributes: readonly Attribute[],
  language: 'en' | 'zh',
): Record<string, string> => {
  const rows: Record<string, string> = {
    [MODEL[language]]: model,
    [HS_CODE[language]]: profile.hsCode,
  };
  for (const { label, value } of attributes) rows[label[language]] = value[language];
  return rows;
};

/** Views and enquiries; none for a product that was never active. */
const historyFor = (
  random: Random,
  live: boolean,
  days: number,
): Pick<SeedProduct, 'views' | 'inquiries'> => {
  if (!live) return { views: 0, inquiries: 0 };
  const interest = random.next() ** 2;
  const views = Math.round((20 + days * 4) * (0.2 + interest));
  const inquiries = Math.round(views * (0.005 + random.next() * 0.03));
  // Two draws without use, which formerly made ratings: without them all later products would be different, and so would the figures
  // of the search bench, which judges this site.
  if (!random.chance(0.18) && Math.round(inquiries * random.next() * 1.6) > 0) random.int(36, 50);
  return { views, inquiries };
};

/** `now` is in milliseconds; the product is never older than its supplier. */
export const makeProduct = (
  random: Random,
  family: Family,
  profiled: Maker,
  now: number,
): SeedProduct => {
  const profile = PROFILES[family];
  const { supplier, place } = profiled;
  const variant = random.pick(profile.variants);
  const size = sizeFor(variant.name.en, random);
  const kind = profile.variants.indexOf(variant);
  const attributes = drawAttributes(profile, kind, size, random);
  const keys = keyAttributes(attributes);
  const model = modelCode(profile, keys[0], random);
  const priceCents = priceFor(profile, size, random);
  const inStock = priceCents !== null && priceCents < 800_000 && random.chance(0.5);
  const leadTime = inStock ? random.int(4, 10) : random.int(3, 6) * 5 + Math.round(size * 6) * 5;
  const facts: ProductFacts = {
    profile,
    variant,
    model,
    keys,
    power: powerAttribute(attributes),
    place,
    leadTime,
    inStock,
  };
  const since = Math.max(Date.parse(supplier.createdAt), now - TWO_YEARS_MS);
  const createdAt = random.int(since, now);
  const status = statusFor(random);
  const live = status === 'active' || status === 'inactive';
  const chinese = place.country === 'China' ? 0.72 : place.country === 'Taiwan' ? 0.5 : 0;
  const tags = random.sample(profile.tags, random.int(3, 6));
  return {
    id: random.uuid(createdAt),
    supplierId: supplier.id,
    family,
    variant: variant.name,
    writtenIn: random.chance(chinese) ? 'zh-Hans' : 'en',
    name: { en: `${variant.name.en} ${model}`, zh: `${variant.name.zh} ${model}` },
    title: productTitle(facts, random),
    summary: productShort(facts, random),
    description: productDescription(facts, random),
    specifications: {
      en: specificationsOf(model, profile, attributes, 'en'),
      zh: specificationsOf(model, profile, attributes, 'zh'),
    },
    tags: { en: tags.map(({ en }) => en), zh: tags.map(({ zh }) => zh) },
    certifications: profile.certifications.filter(() => random.chance(0.8)),
    minOrderQuantity: random.chance(0.6)
      ? profile.minOrder[0]
      : random.int(profile.minOrder[0], profile.minOrder[1]),
    priceCents,
    stock: stockFor(inStock, leadTime, random),
    countryOfOrigin: originFor(place.country, random),
    status,
    rejectionReason: status === 'rejected' ? random.pick(REJECTION_REASONS) : null,
    ...historyFor(random, live, (now - createdAt) / DAY_MS),
    createdAt: new Date(createdAt).toISOString(),
    pictures: random.pick([1, 2, 3, 3, 3, 4, 4, 4, 5, 5]),
    colorVariant: random.int(0, 2),
    hasVideo:
      KINDS_IN_VIDEOS.has(family) &&
      random.chance(0.5) &&
      KINDS_IN_VIDEOS.get(family)?.includes(kind) === true,
  };
};
