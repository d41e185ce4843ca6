// Cost of every pattern of contract/ and server/ per character of a hostile text.
import { expect, test } from 'vitest';
import { growthOf, MAX_GROWTH } from './growth.ts';
import { GENERAL_TEXTS, nearMisses } from './hostile-texts.ts';
import { patternsIn } from './source-patterns.ts';

const { literals } = patternsIn(['contract', 'server']);

test('no pattern costs more per character in a longer text', { timeout: 300_000 }, () => {
  const different = Map.groupBy(literals, ({ source, flags }) => `${source}/${flags}`);
  const costly: string[] = [];
  for (const [{ file, line, source, flags }] of different.values() as Iterable<
    [(typeof literals)[0]]
  >) {
    const pattern = new RegExp(source, `g${flags.replace(/[gy]/g, '')}`);
    for (const textOf of [...Object.values(GENERAL_TEXTS), ...nearMisses(source)]) {
      const growth = growthOf(textOf, (text) => text.replace(pattern, ''));
      if (growth <= MAX_GROWTH) continue;
      costly.push(`${file}:${line} /${source}/ ${JSON.stringify(textOf(20))} ${growth.toFixed(1)}`);
      break;
    }
  }
  expect(costly).toEqual([]);
});
