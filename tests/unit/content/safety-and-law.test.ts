// Statements in the content whose error would endanger people or break the law, checked in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ContentPage, parseContentPage } from '../../../scripts/frontmatter.ts';
import { readFactList } from '../../../src/content/fact-files.ts';
import { fillFacts } from '../../../src/content/facts.ts';
import type { Policy } from '../../../src/content/schemas/policy.ts';
import { policy } from '../../../src/content/schemas/policy.ts';

const FOLDERS = ['en', 'zh-hans'] as const;
type Folder = (typeof FOLDERS)[number];

const page = (collection: string, folder: Folder, name: string): ContentPage =>
  parseContentPage(
    readFileSync(
      new URL(`../../../src/content/${collection}/${folder}/${name}.md`, import.meta.url),
      'utf8',
    ),
  );

const FACTS = readFactList(new URL('../../../', import.meta.url));

/** Front matter and text of a page as they are built, joined into one line. */
const textOf = (collection: string, folder: Folder, name: string): string => {
  const lang = folder === 'en' ? 'en' : 'zh-Hans';
  const { data, body } = fillFacts(page(collection, folder, name), lang, FACTS, name);
  return `${JSON.stringify(data)} ${body}`.replace(/\s+/g, ' ');
};

const localeText = (file: string): string =>
  readFileSync(new URL(`../../../locales/${file}`, import.meta.url), 'utf8');

describe.each([
  {
    folder: 'en',
    advice: /(?:or for|ask for|order) star(?:-delta)? connection|, in delta if a star-delta/i,
    warning: /Do not let delta elements be reconnected in star/,
  },
  {
    folder: 'zh-hans',
    advice: /(?:^|[^要])改(?:为|接成)星形/,
    warning: /不要把[^。]*改接成星形/,
  },
] as const)('heating elements on 415 V ($folder)', ({ folder, advice, warning }) => {
  const text = textOf('blog', folder, 'voltage-and-phase-in-india');

  test('the text warns against star connection and never recommends it', () => {
    expect(text).toMatch(warning);
    expect(text.replace(warning, '')).not.toMatch(advice);
  });

  test('the power of each connection is the square of its voltage', () => {
    const percent = (volts: number, rated: number): number =>
      Math.round((volts / rated) ** 2 * 100);
    expect(percent(240, 380)).toBe(40);
    expect(percent(415, 380) - 100).toBe(19);
    expect((240 / 220) ** 2).toBeCloseTo(1.19, 2);
    expect((415 / 220) ** 2).toBeCloseTo(3.56, 2);
    for (const stated of ['(240/380)²', '(415/380)²', '(240/220)²', '(415/220)²', '240 V'])
      expect(text).toContain(stated);
    expect(text).toMatch(/40\s?(?:%|per cent)/);
    expect(text).toMatch(/19\s?(?:%|per cent)/);
  });
});

describe.each(FOLDERS)('policies (%s)', (folder) => {
  test.each([
    ['privacy', [2, 5, 10]],
    ['terms', [5, 12]],
  ] as const)('%s has a date and lists its amendments', (name, sections) => {
    const { updated, amendments }: Policy = policy.parse(page('policies', folder, name).data);
    expect(updated.toISOString()).toMatch(/^2024-01-20/);
    expect(amendments).toContainEqual({ date: new Date('2026-11-22'), sections });
  });

  test('names consent as the legal basis, not a legitimate interest', () => {
    const text = textOf('policies', folder, 'privacy');
    expect(text).not.toMatch(/we have a legitimate interest|rests on our legitimate interest/);
    expect(text).not.toMatch(/负有正当利益|以正当利益为依据/);
    expect(text).toMatch(folder === 'en' ? /with your consent/ : /您的同意/);
  });

  test('say what admins see of a reported conversation', () => {
    for (const name of ['privacy', 'terms'] as const)
      expect(textOf('policies', folder, name)).toMatch(
        folder === 'en' ? /last ten messages of that conversation/ : /该会话最近十条消息/,
      );
  });

  test('the terms say who can review, and what blocking does', () => {
    const text = textOf('policies', folder, 'terms');
    expect(text).toMatch(
      folder === 'en' ? /Only the buyer of a delivered order/ : /只有已收货订单的买家/,
    );
    expect(text).toMatch(folder === 'en' ? /You can block/ : /您可以屏蔽/);
  });

  test('a Grievance Officer acknowledges within 24 hours', () => {
    const text = textOf('policies', folder, 'terms');
    expect(text).toContain(folder === 'en' ? 'Grievance Officer' : '申诉专员');
    expect(text).toMatch(folder === 'en' ? /within 24 hours and decides/ : /24 小时内确认收到/);
    expect(text).toContain(folder === 'en' ? 'Rule 3(2)' : '第 3(2) 条');
  });
});

/** Every statement that promises escrow must name the holder of the money. */
const HOLDER = { en: /payment aggregator/, 'zh-hans': /支付聚合商/ } as const;
const CAP = { en: '₹25 lakh', 'zh-hans': '250 万卢比' } as const;

describe.each(FOLDERS)('escrow (%s)', (folder) => {
  const locale = folder === 'en' ? 'en' : 'zh-Hans';
  const places = [
    ['help', 'payment-protection'],
    ['guides', 'how-it-works'],
    ['guides', 'buying-guide'],
    ['blog', 'sourcing-machinery-from-china'],
    ['blog', 'selling-to-indian-msmes'],
    ['policies', 'terms'],
  ] as const;

  test.each(places)('%s/%s names the escrow holder', (collection, name) => {
    expect(textOf(collection, folder, name)).toMatch(HOLDER[folder]);
  });

  test('help, how it works and home name the reported limit and its source', () => {
    for (const text of [
      textOf('help', folder, 'payment-protection'),
      textOf('guides', folder, 'how-it-works'),
      localeText(`${locale}/home.json`),
    ]) {
      expect(text).toMatch(HOLDER[folder]);
      expect(text).toContain(CAP[folder]);
      expect(text).toMatch(folder === 'en' ? /15 September 2025/ : /2025年9月15日/);
      expect(text).toContain('Taxscan');
    }
  });

  test('help and article agree: an aggregator pays on the next day unless it confirms in writing that it waits', () => {
    for (const text of [
      textOf('help', folder, 'payment-protection'),
      textOf('blog', folder, 'escrow-for-machinery'),
    ]) {
      expect(text).toMatch(folder === 'en' ? /next day/ : /次日/);
      expect(text).toMatch(folder === 'en' ? /in writing/ : /书面确认/);
    }
  });

  test.each([
    ['blog', 'contracts-and-acceptance'],
    ['blog', 'escrow-for-machinery'],
    ['help', 'payment-protection'],
    ['guides', 'buying-guide'],
  ])('%s/%s calls 30 and 70 per cent by T/T the usual split', (collection, name) => {
    const text = textOf(collection, folder, name);
    expect(text).toMatch(folder === 'en' ? /usual split/ : /最常见/);
    expect(text).toMatch(folder === 'en' ? /T\/T/ : /电汇/);
    expect(text).toMatch(/30(?:\/70|%| ?per cent)/);
  });
});
