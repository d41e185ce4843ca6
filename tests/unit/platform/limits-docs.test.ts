// Documentation of limits and the alert rules: they name every limit and every budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { BUDGETS } from '../../../server/platform/http/refusals.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const rows = read('docs/limits.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const KB = 1024;
const written = (name: string, value: number): string => {
  if (/Bytes/.test(name)) return value < KB * KB ? `${value / KB} kB` : `${value / KB / KB} MB`;
  if (name.endsWith('Ms')) return `${value / 1_000} s`;
  return value.toLocaleString('en');
};

describe('docs/limits.md', () => {
  test.each(Object.entries(LIMITS))('lists %s: %i', (name, value) => {
    const row = rows.find((cells) => cells.includes(`\`${name}\``));
    expect(row?.[2], `a row "| \`${name}\` | ${written(name, value)} | …"`).toBe(
      written(name, value),
    );
  });

  test.each(BUDGETS)('lists the budget %s', (budget) => {
    expect(rows.filter((cells) => cells.includes(`\`${budget}\``)).length).toBeGreaterThan(0);
  });
});

const code = readdirSync(new URL('../../../server', import.meta.url), {
  recursive: true,
  withFileTypes: true,
})
  .filter((each) => each.isFile() && each.name.endsWith('.ts') && each.name !== 'refusals.ts')
  .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'))
  .join('\n');

test.each(BUDGETS)('refusals of the budget %s are counted in the code', (budget) => {
  const counted = new RegExp(`(?:overloaded|countRefusal)\\('${budget}'\\)|budget: '${budget}'`);
  expect(code).toMatch(counted);
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string };
}
const { groups } = yaml.load(read('deploy/alerts.yml')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

describe('deploy/alerts.yml', () => {
  test.each(BUDGETS)('has a rule for %s', (budget) => {
    const named = rules.filter(({ labels }) => labels.budget === budget);
    expect(named).toHaveLength(1);
    expect(named[0]?.expr).toContain(`yantra_refusals_total{budget="${budget}"}`);
  });

  test('every rule has a unique name, a summary, and existing metrics', () => {
    const sources = ['platform/metrics/metrics', 'platform/metrics/process', 'service-metrics']
      .map((name) => read(`server/${name}.ts`))
      .join();
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, annotations } of rules) {
      expect(annotations.summary, alert).toMatch(/\w/);
      for (const [series = ''] of expr.matchAll(/yantra_\w+/g))
        expect(sources, alert).toContain(series.replace(/_(?:count|sum|bucket)$/, ''));
    }
    for (const { labels } of rules) if (labels.budget) expect(BUDGETS).toContain(labels.budget);
  });
});
