// Table type of the rules of import that operators have loaded.

export interface LandedCostRulesTable {
  id: string;
  /** The rule as JSON (contract/landed-cost/rule.ts). */
  rule: string;
  loaded_at: string;
}

export interface LandedCostTables {
  landed_cost_rules: LandedCostRulesTable;
}
