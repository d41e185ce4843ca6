// Drawings in texts: their place, errors that name file, field and remedy, both languages, sizes that phones can read.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FactList, fillFacts } from '../../../src/content/facts.ts';
import { guide } from '../../../src/content/schemas/guide.ts';
import {
  TEXT_DRAWING_NAMES,
  TEXT_DRAWINGS,
  textDrawingHtml,
  withDrawings,
} from '../../../src/content/text-drawings/index.ts';

const HAN = /\p{Script=Han}/u;
const LIST: FactList = { facts: [], rules: [] };
const fill = (body: string, data: Record<string, unknown> = {}) =>
  fillFacts({ data, body }, 'en', LIST, 'blog/en/a.md');

describe('a placeholder', () => {
  test('becomes a mark, and the mark the figure', () => {
    const { body } = fill('Before.\n\n{{drawing: star-delta}}\n\nAfter.\n');
    expect(body).toBe('Before.\n\n<div data-drawing="star-delta"></div>\n\nAfter.\n');
    const html = withDrawings(body, 'zh-Hans');
    expect(html).toContain('<figure');
    expect(html).toContain('三角形接法');
    expect(html).not.toContain('data-drawing');
  });

  test('with an unknown name fails with the file, the field and the names there are', () => {
    expect(() => fill('{{drawing: star}}\n\n{{drawing: lathe}}')).toThrow(
      'blog/en/a.md: text: {{drawing: star}}: there is no such drawing; write one of incoterms-line, landed-cost-stack, landed-cost-waterfall, packed-case, star-delta\n' +
        'blog/en/a.md: text: {{drawing: lathe}}: there is no such drawing',
    );
  });

  test('inside a sentence or in the front matter fails with the remedy', () => {
    expect(() => fill('See {{drawing: star-delta}}.')).toThrow(
      'blog/en/a.md: text: {{drawing: star-delta}}: a drawing stands in the text, alone on its line',
    );
    expect(() => fill('', { excerpt: '{{drawing: star-delta}}' })).toThrow(
      'blog/en/a.md: excerpt: {{drawing: star-delta}}: a drawing stands in the text',
    );
  });

  test('a guide has a block, whose error names the field', () => {
    const page = {
      title: 'T',
      description: 'How machines are inspected before they leave the factory.',
      lead: 'L',
      drawing: 'quality',
    };
    const block = { kind: 'drawing', drawing: 'packed-case' };
    expect(guide.parse({ ...page, blocks: [block] }).blocks).toEqual([block]);
    const { error } = guide.safeParse({ ...page, blocks: [{ ...block, drawing: 'lathe' }] });
    expect(error?.issues[0]?.path).toEqual(['blocks', 0, 'drawing']);
    expect(error?.issues[0]?.message).toContain('"packed-case"');
  });
});

describe.each(TEXT_DRAWING_NAMES)('%s', (name) => {
  const { width, height, alt, caption, list } = TEXT_DRAWINGS[name] as {
    width: number;
    height: number;
    alt: Record<string, string>;
    caption: Record<string, string>;
    list?: Record<string, readonly string[]>;
  };

  test('has its words in both languages', () => {
    for (const text of [alt, caption]) {
      expect(text.en).not.toMatch(HAN);
      expect(text['zh-Hans']).toMatch(HAN);
    }
    expect(list?.['zh-Hans']?.length).toBe(list?.en?.length);
    expect(textDrawingHtml(name, 'en')).not.toMatch(HAN);
  });

  test('has no text outside, and none that a phone of 390 px shows too small', () => {
    expect(width).toBeLessThanOrEqual(340);
    for (const lang of ['en', 'zh-Hans'] as const)
      for (const [, x, y, size, anchor, text = ''] of textDrawingHtml(name, lang).matchAll(
        /<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"(?: font-weight="700")? text-anchor="(\w+)"[^>]*>([^<]*)/g,
      )) {
        // Widths of the widest usual faces: a Han character is as wide as high, others about 0.55 of it.
        const wide =
          [...text].reduce((sum, sign) => sum + (HAN.test(sign) ? 1 : 0.55), 0) * Number(size);
        const start = Number(x) - ({ middle: wide / 2, end: wide }[anchor ?? ''] ?? 0);
        expect(start, text).toBeGreaterThanOrEqual(0);
        expect(start + wide, text).toBeLessThanOrEqual(width);
        expect(Number(y), text).toBeLessThanOrEqual(height);
        if (text !== 'IPPC HT') expect(Number(size), text).toBeGreaterThanOrEqual(11);
      }
  });

  test('has no style attribute, which the content security policy forbids, and no blank line', () => {
    expect(textDrawingHtml(name, 'en')).not.toMatch(/ style=|\n/);
  });
});

test.each([
  ['landed-cost-stack', 'import-duty-on-machinery', ['736533', '311850']],
  [
    'landed-cost-waterfall',
    'landed-cost-calculation',
    ['2700000', '561869', '245000', '3928366', '3366497'],
  ],
] as const)('the %s has the amounts of its worked example', (name, article, amounts) => {
  for (const [folder, lang] of [
    ['en', 'en'],
    ['zh-hans', 'zh-Hans'],
  ] as const) {
    const digits = (text: string) => text.replaceAll(',', '');
    const path = new URL(`../../../src/content/blog/${folder}/${article}.md`, import.meta.url);
    const text = digits(readFileSync(path, 'utf8'));
    for (const amount of amounts) {
      expect(text).toContain(amount);
      expect(digits(textDrawingHtml(name, lang))).toContain(amount);
    }
  }
});
