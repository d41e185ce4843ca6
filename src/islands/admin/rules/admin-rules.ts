// Store of what an admin has to do about rules of import: products to take down, then rules to check.
import {
  type BannedProduct,
  listStaleRules,
  type StaleRule,
} from '../../../../contract/landed-cost/stale-rules.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, adminList } from '../admin-list.ts';

export const ruleList = (api: Api): AdminList<never, BannedProduct | StaleRule> =>
  adminList('rules', [], async (_filters, signal) => {
    const { bannedProducts, rules } = await api.call(listStaleRules, { signal });
    return { rows: [...bannedProducts, ...rules], pagination: null };
  });
