// Error messages of the content schemas: the field's name and the expected value.
import { describe, expect, test } from 'vitest';
import { article } from '../../../src/content/schemas/article.ts';
import { bis } from '../../../src/content/schemas/bis.ts';
import { guide } from '../../../src/content/schemas/guide.ts';
import { helpArticle } from '../../../src/content/schemas/help.ts';
import { policy } from '../../../src/content/schemas/policy.ts';

const GUIDE = {
  title: 'Quality',
  description: 'How machines are inspected before they leave the factory.',
  lead: 'What is checked, by whom and when.',
  drawing: 'quality',
};

const errorsOf = (schema: { safeParse: typeof guide.safeParse }, value: unknown): string[] => {
  const read = schema.safeParse(value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('guide', () => {
  test('accepts the required fields alone', () => {
    expect(guide.parse(GUIDE)).toEqual({
      ...GUIDE,
      draft: false,
      folded: false,
      sources: [],
      blocks: [],
    });
  });

  test.each([
    ['a misspelt field', { ...GUIDE, drawng: 'x' }, /drawng/],
    ['a drawing there is not', { ...GUIDE, drawing: 'lathe' }, /^drawing: .*"bis"/],
    ['a description too short to be of use', { ...GUIDE, description: 'Short' }, /^description: /],
    [
      'an unknown kind of block',
      { ...GUIDE, blocks: [{ kind: 'carousel' }] },
      /^blocks\.0\.kind: /,
    ],
    [
      'a row with too few cells',
      { ...GUIDE, blocks: [{ kind: 'table', title: 'T', head: ['a', 'b'], rows: [['1']] }] },
      /^blocks\.0\.rows: as many cells/,
    ],
    [
      'a link without its slash',
      {
        ...GUIDE,
        blocks: [{ kind: 'actions', title: 'T', links: [{ label: 'L', href: 'products' }] }],
      },
      /^blocks\.0\.links\.0\.href: a path such as/,
    ],
  ])('%s', (_, value, issue) => {
    expect(errorsOf(guide, value).join('\n')).toMatch(issue);
  });
});

test('an article needs a date, an excerpt and a known category', () => {
  const errors = errorsOf(article as never, {
    title: 'T',
    category: 'news',
    tags: [],
    drawing: 'duty',
  });
  for (const field of ['excerpt', 'category', 'author', 'date', 'tags'])
    expect(
      errors.some((issue) => issue.startsWith(`${field}:`)),
      field,
    ).toBe(true);
});

test('a help article and a policy need a review date', () => {
  for (const schema of [helpArticle, policy])
    expect(errorsOf(schema as never, {}).some((issue) => issue.startsWith('updated:'))).toBe(true);
});

test('the BIS process has nine steps', () => {
  const step = { title: 'T', text: 'T', timing: '1 day' };
  const errors = errorsOf(bis as never, { process: { title: 'T', lead: 'L', steps: [step] } });
  expect(errors.some((issue) => issue.startsWith('process.steps:'))).toBe(true);
});
