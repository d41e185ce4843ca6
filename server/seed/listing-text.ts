// Writes a listing's texts in both languages from its profile and figures, varied so no two read alike.
import type { Figure } from './figures.ts';
import { fill, inSentence, listEn, listZh } from './language.ts';
import type { Place } from './places.ts';
import { pairs } from './profiles/datasheet.ts';
import type { Random } from './random.ts';
import type { Both, FamilyProfile } from './types.ts';

const FIGURES = pairs(`
  {model} in figures: {figures}. | {model} 主要参数：{figures}。
  Main figures of the {model}: {figures}. | 型号 {model}，{figures}。
  Key data for model {model}: {figures}. | {model} 关键数据：{figures}。
  At a glance, {model}: {figures}. | {model} 一览：{figures}。
`);

const FIELDS = pairs(`
  Typical fields of use: {list}. | 典型应用：{list}。
  It suits {list}. | 适用于{list}。
  We supply it for {list}. | 多用于{list}。
  Common users and uses: {list}. | 常见用户与用途：{list}。
  Designed with {list} in mind. | 主要面向{list}。
`);

/** Delivery first, then packing and tests, then warranty and support. */
const DELIVERY = pairs(`
  Delivery is {days} days after deposit, FOB {port}. | 收到定金后 {days} 天交货，FOB {port}。
  Built to order in about {days} days and shipped from {port}. | 按单生产，约 {days} 天，由{port}发运。
  Lead time is {days} days; FOB {port}, or CIF to Nhava Sheva, Mundra or Chennai. | 交期 {days} 天，可报 FOB {port}或 CIF 那瓦舍瓦、蒙德拉、金奈。
  We pack for sea freight and ship from {port} within {days} days of the order. | 按海运标准包装，下单后 {days} 天内由{port}发货。
`);

const FROM_STOCK = pairs(`
  In stock; dispatched from {port} within {days} days of payment. | 现货，付款后 {days} 天内由{port}发运。
  Held ready for shipment; allow {days} days for wiring to your voltage and packing, FOB {port}. | 备有现货，按客户电压配线及包装约 {days} 天，FOB {port}。
  A stock machine: inspection and loading at {port} take about {days} days. | 库存机型，验货及在{port}装船约 {days} 天。
`);

const WITHIN_INDIA = pairs(`
  Delivered from our warehouse in {city} within {days} days of the order. | 下单后 {days} 天内由{city}仓库送达。
  Lead time is {days} days; price ex warehouse {city}. | 交期 {days} 天，价格为{city}仓库交货价。
`);

const PACKING = pairs(`
  It travels in a fumigated wooden case with rust-proof film. | 采用防锈膜加熏蒸木箱包装。
  Before packing we run it under load for four hours and send the video. | 装箱前带载试机四小时并提供视频。
  The buyer or an inspector is welcome at the acceptance test. | 欢迎客户或第三方到厂验收。
  A kit of wearing parts and the tools for setting up are in the case. | 随箱配易损件和安装调试工具。
  Motors and panel can be wired for 415 V, 50 Hz before dispatch. | 出厂前可按 415 V、50 Hz 配置电机和电控。
`);

const WARRANTY = pairs(`
  The warranty is {months} months from arrival, with parts sent by air. | 到货后质保 {months} 个月，配件空运。
  Warranty {months} months; manual, wiring diagram and parts list in English. | 质保 {months} 个月，提供英文说明书、电气图和零件清单。
  Parts other than wearing parts are covered for {months} months. | 除易损件外质保 {months} 个月。
`);

const SUPPORT = pairs(`
  Setting up is guided by video call, or by our engineer on site at cost. | 视频指导安装调试，也可派工程师到现场（费用另计）。
  Questions are answered in English within one working day. | 英文咨询一个工作日内答复。
  Spare parts stay available for ten years after a model is discontinued. | 停产后十年内供应备件。
  Two of the buyer's operators can be trained at our works without charge. | 可免费为买方培训两名操作员。
`);

const CHOICES = pairs(`
  Send material samples or drawings, and we confirm the model and output before you order. | 可寄样料或图纸，下单前确认选型和产能。
  Colour, voltage and the language of the screen can be chosen with the order. | 颜色、电压和界面语言可随订单选择。
  Technical files an importer needs for a BIS Scheme X application can be supplied. | 可提供进口商申请 BIS Scheme X 所需的技术资料。
  Tell us your daily output and floor plan; we reply with a layout and a quotation. | 告知日产量和场地尺寸，我们回复布置图和报价。
  Other sizes in the series and matching equipment up and down the line are quoted on request. | 同系列其他规格及前后配套设备可另行报价。
`);

const INNER = /^[^(（]+[(（](.+)[)）]$/;

/** "Capacity (swing over bed)" reads as "swing over bed" in running text. */
const labelIn = (label: string): string =>
  /^(Capacity|加工能力|能力|产能|产量|容量|规格)/.test(label)
    ? (INNER.exec(label)?.[1] ?? label)
    : label;

const saidEn = ({ label, value }: Figure): string => `${inSentence(labelIn(label.en))} ${value.en}`;
const saidZh = ({ label, value }: Figure): string => `${labelIn(label.zh)} ${value.zh}`;

const joined = (parts: readonly Both[]): Both => ({
  en: parts.map(({ en }) => en).join(' '),
  zh: parts.map(({ zh }) => zh).join(''),
});

const filled = (template: Both, en: Record<string, string>, zh = en): Both => ({
  en: fill(template.en, en),
  zh: fill(template.zh, zh),
});

export interface ListingFacts {
  readonly profile: FamilyProfile;
  readonly variant: FamilyProfile['variants'][number];
  readonly model: string;
  /** What it does, most telling first. */
  readonly keys: readonly Figure[];
  readonly power: Figure | undefined;
  readonly place: Place;
  /** Days to delivery. */
  readonly leadTime: number;
  readonly inStock: boolean;
}

const told = (facts: ListingFacts, count: number): readonly Figure[] => {
  const keys = facts.keys.slice(0, count);
  return facts.power && !keys.includes(facts.power) ? [...keys, facts.power] : keys;
};

const TITLE_LIMIT = 110;
const SHORT_LIMIT = 140;

/** The card's line under the name. */
export const listingTitle = (facts: ListingFacts, random: Random): Both => {
  const { variant, model } = facts;
  const titled = (shown: readonly Figure[]): Both => ({
    en: [`${variant.name.en} ${model}`, ...shown.map(saidEn)].join(', '),
    zh: [`${variant.name.zh} ${model}`, ...shown.map(saidZh)].join('，'),
  });
  const full = titled(told(facts, random.int(1, 2)));
  return full.en.length > TITLE_LIMIT ? titled(facts.keys.slice(0, 1)) : full;
};

/** One sentence of at most 140 characters; figures are left out until it fits. */
export const listingShort = (facts: ListingFacts, random: Random): Both => {
  const { profile, variant } = facts;
  const field = random.pick(profile.applications);
  let figures = told(facts, 2);
  const en = (): string => {
    const tail = figures.length > 0 ? `: ${listEn(figures.map(saidEn))}` : '';
    return `${variant.name.en} for ${inSentence(field.en)}${tail}.`;
  };
  while (en().length > SHORT_LIMIT && figures.length > 0) figures = figures.slice(0, -1);
  const tail = figures.map((figure) => `，${saidZh(figure)}`).join('');
  return {
    en: en(),
    zh: `${variant.name.zh}，适用于${field.zh}${tail}。`,
  };
};

const deliveryFor = ({ place, inStock }: ListingFacts): readonly Both[] => {
  if (place.country === 'India') return WITHIN_INDIA;
  return inStock ? FROM_STOCK : DELIVERY;
};

/** Three to five short paragraphs, parted by blank lines. */
export const listingDescription = (facts: ListingFacts, random: Random): Both => {
  const { profile, variant, model, place } = facts;
  const shown = told(facts, random.int(2, 3));
  const numbers = { days: String(facts.leadTime), months: String(random.pick([12, 12, 15, 18])) };
  const figures = filled(
    random.pick(FIGURES),
    { model, figures: listEn(shown.map(saidEn)) },
    { model, figures: shown.map(saidZh).join('，') },
  );
  const fields = random.sample(profile.applications, random.int(2, 4));
  const use = filled(
    random.pick(FIELDS),
    { list: listEn(fields.map(({ en }) => inSentence(en))) },
    { list: listZh(fields.map(({ zh }) => zh)) },
  );
  const terms = joined(
    [
      random.pick(deliveryFor(facts)),
      ...random.sample(PACKING, random.int(1, 2)),
      random.pick(WARRANTY),
      ...random.sample(SUPPORT, random.int(0, 1)),
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
  if (random.chance(0.45)) paragraphs.push(random.pick(CHOICES));
  return {
    en: paragraphs.map(({ en }) => en).join('\n\n'),
    zh: paragraphs.map(({ zh }) => zh).join('\n\n'),
  };
};
