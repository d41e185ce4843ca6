// Search of the help answers, on the answers of this release: by title, keywords and text, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseContentPage } from '../../../scripts/frontmatter.ts';
import { helpText } from '../../../src/content/help-texts.ts';
import { findHelp, type HelpText } from '../../../src/scripts/find-help.ts';

const HELP = new URL('../../../src/content/help/', import.meta.url);

type Answer = Parameters<typeof helpText>[1];
const read = (folder: string, file: string): Answer => {
  const page = parseContentPage(readFileSync(new URL(`${folder}/${file}`, HELP), 'utf8'));
  const { title, excerpt, keywords = [] } = page.data as unknown as Partial<Answer['data']>;
  return { ...page, data: { title: title ?? '', excerpt: excerpt ?? '', keywords } };
};
const textsOf = (folder: string, other: string): HelpText[] =>
  readdirSync(new URL(folder, HELP)).map((file) =>
    helpText(file.replace('.md', ''), read(folder, file), read(other, file)),
  );
const TEXTS = { en: textsOf('en', 'zh-hans'), 'zh-Hans': textsOf('zh-hans', 'en') } as const;

const firstOf = (lang: keyof typeof TEXTS, typed: string): string[] =>
  findHelp(typed, TEXTS[lang])
    .slice(0, 3)
    .map(({ href }) => href);

describe.each(['en', 'zh-Hans'] as const)('the answers in %s', (lang) => {
  test.each([
    ['password', 'forgotten-password'],
    ['密码', 'forgotten-password'],
    ['refund', 'refund-and-cancel'],
    ['退款', 'refund-and-cancel'],
    ['invoice', 'invoices-and-gst-credit'],
    ['发票', 'invoices-and-gst-credit'],
    ['GST', 'invoices-and-gst-credit'],
    ['escrow', 'payment-protection'],
    ['第三方托管', 'payment-protection'],
  ])('%s is among the first three', (typed, slug) => {
    expect(firstOf(lang, typed)).toContain(slug);
  });
});

const answer = (title: string, keywords: string[], body: string): Answer => ({
  data: { title, excerpt: '', keywords },
  body,
});

test('matches in the title come first, then keywords, then the text', () => {
  const texts = [
    helpText('text', answer('A', [], 'The duty is due.')),
    helpText('keyword', answer('B', ['duty'], '')),
    helpText('other', answer('C', [], ''), answer('D duty', [], '')),
    helpText('title', answer('The duty', [], '')),
    helpText('none', answer('E', [], '[here](/duty)')),
  ];
  expect(findHelp('duty', texts).map(({ href }) => href)).toEqual([
    'title',
    'keyword',
    'other',
    'text',
  ]);
});

test('every word of the text is there once', () => {
  const { words } = helpText('a', answer('A', [], '## One two\n\n| one | two |\n|---|---|\n'));
  expect(words).toBe('One two one');
});
