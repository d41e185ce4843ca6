// The rules of a release with those that operators have loaded.
import * as z from 'zod/mini';
import { type Rule, rule } from '../../contract/landed-cost/rule.ts';
import { mergeRules } from '../../contract/landed-cost/rule-file.ts';

/** Rules that this release cannot read are left out: a newer one may have loaded them. */
export const readable = (rows: readonly unknown[]): Rule[] =>
  rows.flatMap((row) => {
    const parsed = z.safeParse(rule, row);
    return parsed.success ? [parsed.data] : [];
  });

export const mergeReadable = (
  shipped: readonly Rule[],
  loaded: readonly unknown[],
): readonly Rule[] => mergeRules(shipped, readable(loaded));
