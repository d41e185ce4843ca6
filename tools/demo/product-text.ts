// Generator of a product's texts in both languages, from its profile and attributes, with random variations.
import type { Attribute } from './attributes.ts';
import { pairs } from './bilingual.ts';
import { fill, inSentence, listEn, listZh } from './language.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { Both, FamilyProfile } from './types.ts';

const ATTRIBUTE_SENTENCES = pairs(`
  {model} in figures: {figures}. | {model} 主要参数：{figures}。
  Main figures of the {model}: {figures}. | 型号 {model}，{figures}。
  Key data for model {model}: {figures}. | {model} 关键数据：{figures}。
  At a glance, {model}: {figures}. | {model} 一览：{figures}。
`);

/** About the series, because not every application fits every machine in it. */
const APPLICATION_SENTENCES = pairs(`
  The series serves {list}. | 本系列适用于{list}。
  Typical fields for this series: {list}. | 本系列典型应用：{list}。
  Common users and uses across the range: {list}. | 常见用户与用途：{list}。
  We supply the range for {list}. | 同系列产品多用于{list}。
`);

/** Delivery first, then packing and tests, then warranty and support. */
const DELIVERY_SENTENCES = pairs(`
  Delivery is {days} days after deposit, FOB {port}. | 收到定金后 {days} 天交货，FOB {port}。
  Built to order in about {days} days and shipped from {port}. | 按单生产，约 {days} 天，由{port}发运。
  Lead time is {days} days; FOB {port}, or CIF to Nhava Sheva, Mundra or Chennai. | 交期 {days} 天，可报 FOB {port}或 CIF Nhava Sheva（孟买新港）、蒙德拉、金奈。
  We pack for sea freight and ship from {port} within {days} days of the order. | 按海运标准包装，下单后 {days} 天内由{port}发货。
`);

const STOCK_SENTENCES = pairs(`
  In stock; dispatched from {port} within {days} days of payment. | 现货，付款后 {days} 天内由{port}发运。
  Held ready for shipment; allow {days} days for inspection and packing, FOB {port}. | 备有现货，检验及包装约 {days} 天，FOB {port}。
  A stock machine: inspection and loading at {port} take about {days} days. | 库存机型，验货及在{port}装船约 {days} 天。
`);

const INDIA_DELIVERY_SENTENCES = pairs(`
  Delivered from our warehouse in {city} within {days} days of the order. | 下单后 {days} 天内由{city}仓库送达。
  Lead time is {days} days; price ex warehouse {city}. | 交期 {days} 天，价格为{city}仓库交货价。
`);

const PACKING_SENTENCES = pairs(`
  It is packed for sea freight, with bare metal faces oiled against rust. | 按海运要求包装，裸露加工面涂防锈油。
  Before dispatch we test it and send the video. | 发货前试机并提供视频。
  The buyer or an inspector is welcome at the acceptance test. | 欢迎客户或第三方到厂验收。
  A kit of wearing parts and the tools for setting up come with it. | 随机配易损件和安装调试工具。
  The test sheet carries the serial number and goes with the documents. | 检验单标明出厂编号，随货物单据提供。
`);

const WARRANTY_SENTENCES = pairs(`
  The warranty is {months} months from arrival, with parts sent by air. | 到货后质保 {months} 个月，配件空运。
  Warranty {months} months; manual, wiring diagram and parts list in English. | 质保 {months} 个月，提供英文说明书、电气图和零件清单。
  Parts other than wearing parts are covered for {months} months. | 除易损件外质保 {months} 个月。
`);

const SUPPORT_SENTENCES = pairs(`
  Setting up is guided by video call, or by our engineer on site at cost. | 视频指导安装调试，也可派工程师到现场（费用另计）。
  Questions are answered in English within one working day. | 英文咨询一个工作日内答复。
  Spare parts stay available for ten years after a model is discontinued. | 停产后十年内供应备件。
  Two of the buyer's operators can be trained at our works without charge. | 可免费为买方培训两名操作员。
`);

const OPTION_SENTENCES = pairs(`
  Tell us the job and the site, and we confirm the model before you order. | 告知工况和场地，下单前协助选型。
  Colour and the language of plates and manuals can be chosen with the order. | 颜色、铭牌和说明书语言可按订单要求。
  Technical files an importer needs for a BIS Scheme X application can be supplied. | 可提供进口商申请 BIS Scheme X 所需的技术资料。
  Tell us what you make or move in a day; we reply with a model and a quotation. | 告知每日产量或作业量，我们回复选型和报价。
  Other sizes in the series and matching equipment are quoted on request. | 同系列其他规格及配套设备可另行报价。
`);

const PARENTHESIZED = /^[^(（]+[(（](\D.+)[)）]$/;

/** Shortens "Capacity (swing over bed)" to "swing over bed" for running text. */
const labelIn = (label: string): string =>
  /^(Capacity|加工能力|能力|产能|产量|容量|规格)/.test(label)
    ? (PARENTHESIZED.exec(label)?.[1] ?? label)
    : label;

const formatEn = ({ label, value }: Attribute): string =>
  `${inSentence(labelIn(label.en))} ${value.en}`;
const formatZh = ({ label, value }: Attribute): string =>
  `${labelIn(label.zh)} ${value.zh}`.replace('） ', '）');

const joined = (parts: readonly Both[]): Both => ({
  en: parts.map(({ en }) => en).join(' '),
  zh: parts.map(({ zh }) => zh).join(''),
});

const filled = (template: Both, en: Record<string, string>, zh = en): Both => ({
  en: fill(template.en, en),
  zh: fill(template.zh, zh),
});

export interface ProductFacts {
  readonly profile: FamilyProfile;
  readonly variant: FamilyProfile['variants'][number];
  readonly model: string;
  /** Key attributes, most important first. */
  readonly keys: readonly Attribute[];
  readonly power: Attribute | undefined;
  readonly place: Place;
  /** Days to delivery. */
  readonly leadTime: number;
  readonly inStock: boolean;
}

const shownAttributes = (facts: ProductFacts, count: number): readonly Attribute[] => {
  const keys = facts.keys.slice(0, count);
  return facts.power && !keys.includes(facts.power) ? [...keys, facts.power] : keys;
};

const MAX_TITLE_CHARS = 110;
const MAX_SHORT_CHARS = 140;

/** Line under the name on a product card. */
export const productTitle = (facts: ProductFacts, random: Random): Both => {
  const { variant, model } = facts;
  const titled = (shown: readonly Attribute[]): Both => ({
    en: [`${variant.name.en} ${model}`, ...shown.map(formatEn)].join(', '),
    zh: [`${variant.name.zh} ${model}`, ...shown.map(formatZh)].join('，'),
  });
  const full = titled(shownAttributes(facts, random.int(1, 2)));
  return full.en.length > MAX_TITLE_CHARS ? titled(facts.keys.slice(0, 1)) : full;
};

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6));

/**
 * Returns the applications that share the most words with the variant's name and use; none if the name contains its
 * application already, or if no word is shared.
 */
const matchFields = (
  { applications }: FamilyProfile,
  variant: ProductFacts['variant'],
): readonly Both[] => {
  if (variant.name.en.includes(' for ')) return [];
  const named = new Set(stems(variant.name.en));
  const own = new Set(stems(`${variant.name.en} ${variant.use.en}`));
  const shared = applications.map(({ en }) => {
    const words = stems(en);
    const repeatsName = words.every((stem) => named.has(stem));
    return repeatsName ? 0 : words.filter((stem) => own.has(stem)).length;
  });
  const most = Math.max(...shared);
  return most === 0 ? [] : applications.filter((_, at) => shared[at] === most);
};

const matched = new WeakMap<ProductFacts['variant'], readonly Both[]>();

const fieldsOf = ({ profile, variant }: ProductFacts): readonly Both[] => {
  const known = matched.get(variant);
  if (known) return known;
  const fields = matchFields(profile, variant);
  matched.set(variant, fields);
  return fields;
};

/** One sentence of at most 140 characters; attributes are left out until it fits. */
export const productShort = (facts: ProductFacts, random: Random): Both => {
  const { variant } = facts;
  const fields = fieldsOf(facts);
  const field = fields.length > 0 ? random.pick(fields) : undefined;
  let attributes = shownAttributes(facts, 2);
  const en = (): string => {
    const tail = attributes.length > 0 ? `: ${listEn(attributes.map(formatEn))}` : '';
    return `${variant.name.en}${field ? ` for ${inSentence(field.en)}` : ''}${tail}.`;
  };
  while (en().length > MAX_SHORT_CHARS && attributes.length > 0)
    attributes = attributes.slice(0, -1);
  const tail = attributes.map((figure) => `，${formatZh(figure)}`).join('');
  return {
    en: en(),
    zh: `${variant.name.zh}${field ? `，适用于${field.zh}` : ''}${tail}。`,
  };
};

const deliveryFor = ({ place, inStock }: ProductFacts): readonly Both[] => {
  if (place.country === 'India') return INDIA_DELIVERY_SENTENCES;
  return inStock ? STOCK_SENTENCES : DELIVERY_SENTENCES;
};

/** Three to five short paragraphs, separated by blank lines. */
export const productDescription = (facts: ProductFacts, random: Random): Both => {
  const { profile, variant, model, place } = facts;
  const shown = shownAttributes(facts, random.int(2, 3));
  const numbers = { days: String(facts.leadTime), months: String(random.pick([12, 12, 15, 18])) };
  const figures = filled(
    random.pick(ATTRIBUTE_SENTENCES),
    { model, figures: listEn(shown.map(formatEn)) },
    { model, figures: shown.map(formatZh).join('，') },
  );
  const fields = random.sample(profile.applications, random.int(2, 4));
  const use = filled(
    random.pick(APPLICATION_SENTENCES),
    { list: listEn(fields.map(({ en }) => inSentence(en))) },
    { list: listZh(fields.map(({ zh }) => zh)) },
  );
  const terms = joined(
    [
      random.pick(deliveryFor(facts)),
      ...random.sample(PACKING_SENTENCES, random.int(1, 2)),
      random.pick(WARRANTY_SENTENCES),
      ...random.sample(SUPPORT_SENTENCES, random.int(0, 1)),
    ].map((template) =>
      filled(
        template,
        { ...numbers, port: place.port.en, city: place.city.en },
        { ...numbers, port: place.port.zh, city: place.city.zh },
      ),
    ),
  );
  const features = random.sample(profile.features, random.int(3, 5));
  const paragraphs = random.chance(0.25)
    ? [joined([variant.use, figures]), joined([...features, use]), terms]
    : [joined([variant.use, figures]), joined(features), use, terms];
  if (random.chance(0.45)) paragraphs.push(random.pick(OPTION_SENTENCES));
  return {
    en: paragraphs.map(({ en }) => en).join('\n\n'),
    zh: paragraphs.map(({ zh }) => zh).join('\n\n'),
  };
};
