// Generator of supplier descriptions: two to four sentences that fit the trade, location and business type.
import type { Family } from '../../drawings/families.ts';
import { pairs } from './bilingual.ts';
import { fill, inSentence, listEn, listZh, spaced } from './language.ts';
import { PROFILES } from './profiles.ts';
import type { Random } from './random.ts';
import type { Both } from './types.ts';

const OPENINGS: Readonly<Record<string, readonly Both[]>> = {
  Manufacturer: pairs(`
    {short} has made {goods} in {city} since {year}. | {short}自 {year} 年起在{city}生产{goods}。
    Founded in {year}, {short} builds {goods} at its own works in {city}. | {short}成立于 {year} 年，在{city}自有厂房生产{goods}。
    {short} started in {year} as a repair shop in {city} and now designs and builds {goods}. | {short} {year} 年以设备维修起家于{city}，现自主设计制造{goods}。
    A family-run works in {city}, {short} has specialised in {goods} since {year}. | {short}是{city}的家族制造企业，自 {year} 年起专做{goods}。
  `),
  'Trading Company': pairs(`
    {short} has exported {goods} from {city} since {year}, working with a fixed group of factories. | {short}自 {year} 年起在{city}从事{goods}出口，与固定工厂长期合作。
    Since {year} {short} has bought, inspected and shipped {goods} for importers from its office in {city}. | {short} {year} 年成立于{city}，为进口商采购、验货并发运{goods}。
  `),
  Distributor: pairs(`
    {short} has distributed {goods} from its warehouse in {city} since {year}. | {short}自 {year} 年起在{city}设仓经销{goods}。
    Set up in {year}, {short} keeps {goods} and their parts in stock in {city}. | {short}成立于 {year} 年，在{city}备有{goods}现货及配件。
  `),
  'Service Provider': pairs(`
    {short} has installed, repaired and supplied {goods} from {city} since {year}. | {short}自 {year} 年起在{city}提供{goods}的供货、安装与维修。
    Since {year} {short} in {city} has looked after {goods}, from installation to spare parts. | {short} {year} 年成立于{city}，提供{goods}从安装到备件的全程服务。
  `),
  Other: pairs(`
    {short} in {city} has developed and supplied {goods} with partner workshops since {year}. | {short}位于{city}，自 {year} 年起与合作工厂联合开发并供应{goods}。
  `),
};

const SELECTIONS = pairs(`
  Main products: {list}. | 主要产品有{list}。
  Most often ordered: {list}. | 订购较多的有{list}。
  The range includes, among others: {list}. | 产品涵盖{list}等。
`);

const WORKS = pairs(`
  The plant covers {area} m² and employs {staff} people, {engineers} of them engineers. | 厂房面积 {area} 平方米，员工 {staff} 人，其中工程师 {engineers} 人。
  Machining, welding, painting and assembly are done in-house on {area} m². | 机加工、焊接、涂装和装配均在 {area} 平方米自有厂房内完成。
  A team of {staff} builds about {yearly} machines a year. | 团队 {staff} 人，年产设备约 {yearly} 台。
`);

/** Sentences for suppliers that ship from China. */
const FROM_CHINA = pairs(`
  Machines for India are wired for 415 V and shipped to Nhava Sheva, Mundra or Chennai. | 发往印度的设备按 415 V 配电，运至 Nhava Sheva（孟买新港）、蒙德拉或金奈港。
  Every machine is run and filmed before it is packed. | 每台设备装箱前均试机并录像。
  Buyers may bring their own material for a trial run before ordering. | 客户可带料试机后再下单。
`);

const PROMISES = pairs(`
  Manuals, wiring diagrams and parts lists come in English. | 提供英文说明书、电气原理图和零件清单。
  Wearing parts leave within 48 hours, and service calls are held in English. | 易损件 48 小时内发出，售后可用英语沟通。
  Drawings for foundations, power and air are sent before shipment. | 发货前提供基础、配电和气源图纸。
  Enquiries are answered within one working day. | 询盘一个工作日内回复。
`);

export interface SupplierFacts {
  readonly short: Both;
  readonly city: Both;
  readonly country: string;
  readonly year: number;
  readonly businessType: string;
  readonly families: readonly Family[];
}

export const describeSupplier = (random: Random, facts: SupplierFacts): Both => {
  const { short, city, year, families } = facts;
  const goods = families.map((family) => PROFILES[family].goods);
  const names = families.flatMap((family) =>
    random.sample(PROFILES[family].variants, families.length > 1 ? 2 : 3).map(({ name }) => name),
  );
  const chosen = random.sample(names, 3);
  const staff = random.int(18, 160);
  const numbers = {
    year,
    staff,
    engineers: Math.max(3, Math.round(staff / 9)),
    area: `${random.int(2, 18)},${random.pick(['000', '200', '500', '800'])}`,
    yearly: random.int(4, 60) * 10,
  };
  const promises = facts.country === 'China' ? [...FROM_CHINA, ...PROMISES] : PROMISES;
  const sentences = [
    random.pick(OPENINGS[facts.businessType] ?? []),
    random.pick(SELECTIONS),
    ...(facts.businessType === 'Manufacturer' && random.chance(0.7) ? [random.pick(WORKS)] : []),
    ...(random.chance(0.8) ? [random.pick(promises)] : []),
  ];
  const en = { ...numbers, short: short.en, city: city.en, goods: listEn(goods.map((g) => g.en)) };
  const zh = { ...numbers, short: short.zh, city: city.zh, goods: listZh(goods.map((g) => g.zh)) };
  const listed = {
    en: listEn(chosen.map((name) => inSentence(name.en))),
    zh: listZh(chosen.map((name) => name.zh)),
  };
  return {
    en: sentences.map((s) => fill(s.en, { ...en, list: listed.en })).join(' '),
    zh: spaced(sentences.map((s) => fill(s.zh, { ...zh, list: listed.zh })).join('')),
  };
};
