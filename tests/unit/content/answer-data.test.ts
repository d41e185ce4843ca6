// Structured data of help answers, and articles about the same things.
import { describe, expect, test } from 'vitest';
import { answerData } from '../../../src/components/content/answer-data.ts';
import { articlesAbout } from '../../../src/content/related.ts';

const answer = (title: string, html: string, steps = false) =>
  answerData({ title, excerpt: 'In short.', html, steps, lang: 'en' });

describe('a help answer', () => {
  test('is a question if its title is one', () => {
    expect(answer('What does it cost?', '<p>Nothing.</p>')).toEqual([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [expect.objectContaining({ name: 'What does it cost?' })],
      }),
    ]);
    expect(answer('收费多少？', '')).toHaveLength(1);
    expect(answer('Fees', '<ol><li>a</li></ol>')).toEqual([]);
  });

  test('is a list of steps if the editor says so', () => {
    const html =
      '<p>x</p><ol>\n<li>Open <a href="/auth">Sign&nbsp;In</a> &amp; wait.</li>\n<li>B</li></ol>';
    expect(answer('Change it', html.replace('&nbsp;', ' '), true)).toEqual([
      expect.objectContaining({
        '@type': 'HowTo',
        step: [
          { '@type': 'HowToStep', position: 1, text: 'Open Sign In & wait.' },
          { '@type': 'HowToStep', position: 2, text: 'B' },
        ],
      }),
    ]);
  });

  test.each([0, 2])('with %i lists of steps fails with the remedy', (lists) => {
    const html = '<ol><li>a</li></ol>'.repeat(lists);
    expect(() => answer('Change it', html, true)).toThrow(
      `“Change it”: steps: the text has ${lists} numbered lists; a page of steps has one. Remove "steps: true"`,
    );
  });
});

describe('articles about a text', () => {
  const article = (id: string, ...tags: string[]) => ({ id, data: { category: 'x', tags } });
  const ids = (text: string, ...articles: ReturnType<typeof article>[]) =>
    articlesAbout({ head: '', body: text }, articles).map(({ id }) => id);

  test('most tags in the text come first; without any there are none', () => {
    const list = [
      article('none', 'robots'),
      article('one', 'Duty'),
      article('two', 'duty', '发票'),
    ];
    expect(ids('The duty is due; 开发票.', ...list)).toEqual(['two', 'one']);
  });

  test('a tag in the title or the keywords counts more', () => {
    const list = [article('body', 'duty', 'IGST'), article('head', 'freight')];
    const text = { head: 'Freight', body: 'The duty and the IGST.' };
    expect(articlesAbout(text, list).map(({ id }) => id)).toEqual(['head', 'body']);
  });

  test('a Latin tag is a word of its own', () => {
    expect(ids('A biscuit.', article('bis', 'BIS'))).toEqual([]);
    expect(ids('A biscuit of BIS.', article('bis', 'BIS'))).toEqual(['bis']);
  });
});
