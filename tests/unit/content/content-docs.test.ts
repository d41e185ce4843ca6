// docs/content.md, the guide for editors: every collection, field and block, with pictures that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { about } from '../../../src/content/schemas/about.ts';
import { article } from '../../../src/content/schemas/article.ts';
import { block } from '../../../src/content/schemas/blocks.ts';
import { fact } from '../../../src/content/schemas/fact.ts';
import { helpArticle } from '../../../src/content/schemas/help.ts';
import { policy } from '../../../src/content/schemas/policy.ts';
import { template } from '../../../src/content/schemas/template.ts';
import { TEXT_DRAWING_NAMES } from '../../../src/content/text-drawings/index.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const CONTENT = new URL('../../../src/content/', import.meta.url);
const docs = readFileSync(new URL('content.md', DOCS), 'utf8');

/** The section of a heading, up to the next one of its level or above. */
function section(heading: string): string {
  const level = '#'.repeat(heading.indexOf(' '));
  const [, after = ''] = docs.split(`\n${heading}\n`);
  return after.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? '';
}

test.each([
  ['### An article', article.shape],
  ['### A help answer', helpArticle.shape],
  ['### A guide', about.shape],
  ['### A policy', policy.shape],
  ['## A document to fill in', template.shape],
  ['### Facts and rules', fact.shape],
])('%s has every field', (heading, shape) => {
  const text = section(heading);
  for (const field of Object.keys(shape)) expect(text, field).toContain(`\`${field}\``);
});

describe.each(block.options.map((option) => [option.shape.kind.value, option.shape] as const))(
  'block %s',
  (kind, shape) => {
    const text = section(`### ${kind}`);
    test('has its fields', () => {
      for (const field of Object.keys(shape))
        if (!['kind', 'title', 'lead', 'id'].includes(field))
          expect(text, field).toContain(`\`${field}\``);
    });
    test.skipIf(kind === 'body' || kind === 'drawing')('has a picture', () => {
      expect(text).toContain(`](images/content/${kind}.webp)`);
    });
  },
);

test('every collection and every drawing is listed', () => {
  const collections = readdirSync(CONTENT, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !['schemas', 'text-drawings'].includes(each.name))
    .map(({ name }) => name);
  for (const name of collections) expect(docs).toContain(`| \`${name}/`);
  for (const name of TEXT_DRAWING_NAMES) expect(section('### A drawing')).toContain(`\`${name}\``);
});

test('every picture and every link of the page exists', () => {
  for (const [, target = ''] of docs.matchAll(/\]\(([a-z][^)#]*)(?:#[^)]*)?\)/g))
    expect(existsSync(new URL(target, DOCS)), target).toBe(true);
});
