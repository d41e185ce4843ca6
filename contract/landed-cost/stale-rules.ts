// Admin endpoint for the rules of import that were not checked in time.
import type * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, flag, list, oneOf, rowId, text, website } from '../read.ts';
import { MAX_RULES, RULE_KINDS } from './rule.ts';

const staleRule = fields({
  id: rowId,
  kind: oneOf(RULE_KINDS),
  /** false: never used in a computation. */
  verified: flag,
  example: flag,
  /** Days, YYYY-MM-DD: last checked, and first day on which a check was overdue. */
  checked: text(10),
  due: text(10),
  /** Title and address of the source; '' and null without one. */
  title: text(2_000),
  url: website,
});
export type StaleRule = z.output<typeof staleRule>;

export const listStaleRules = endpoint({
  method: 'GET',
  path: '/admin/rules',
  summary: 'Rules of import that were not checked in time, the longest overdue first',
  access: 'admin',
  reply: fields({ rules: list(staleRule, MAX_RULES) }),
  errors: ['unauthorized', 'adminsOnly'],
});
