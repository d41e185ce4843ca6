// Admin endpoint for the rules of import that were not checked in time.
import type * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, list, oneOf, rowId, text, website } from '../read.ts';
import { MAX_RULES, RULE_KINDS, RULE_STATES } from './rule.ts';

/** More than any rule touches. */
const MAX_BANNED_PRODUCTS = 500;

const staleRule = fields({
  id: rowId,
  kind: oneOf(RULE_KINDS),
  state: oneOf(RULE_STATES),
  /** Days, YYYY-MM-DD: last checked, and first day on which a check was overdue. */
  checked: text(10),
  due: text(10),
  /** Title and address of the source; '' and null without one. */
  title: text(2_000),
  url: website,
});
export type StaleRule = z.output<typeof staleRule>;

/** A live product, and the rule under which it may not be imported. */
const bannedProduct = fields({ id: rowId, name: text(1_000), rule: rowId });
export type BannedProduct = z.output<typeof bannedProduct>;

export const listStaleRules = endpoint({
  method: 'GET',
  path: '/admin/rules',
  summary:
    'Rules of import that were not checked in time, the longest overdue first, and live products that may not be imported',
  access: 'admin',
  reply: fields({
    rules: list(staleRule, MAX_RULES),
    /** Live products that a rule loaded since their review prohibits: take them down. */
    bannedProducts: list(bannedProduct, MAX_BANNED_PRODUCTS),
  }),
  errors: ['unauthorized', 'adminsOnly'],
});
