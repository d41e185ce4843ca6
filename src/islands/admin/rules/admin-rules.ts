// Store of the rules of import that an admin has to check.
import { listStaleRules, type StaleRule } from '../../../../contract/landed-cost/stale-rules.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, adminList } from '../admin-list.ts';

export const ruleList = (api: Api): AdminList<never, StaleRule> =>
  adminList('rules', [], async (_filters, signal) => {
    const { rules } = await api.call(listStaleRules, { signal });
    return { rows: rules, pagination: null };
  });
