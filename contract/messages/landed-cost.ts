// Texts of the landed cost: field errors by key, what an estimate assumes by code, what is missing by input.

import en from '../../locales/en/messages/landedCost.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/landedCost.json' with { type: 'json' };
import type { Assumption } from '../landed-cost/assumptions.ts';
import type { MissingInput } from '../landed-cost/estimate-rates.ts';
import { inBothLanguages, type Texts } from '../texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';

export const LANDED_COST_FIELD_TEXTS = FIELD_TEXTS.landedCost;

/** Name of the text that says beside a field why an estimate needs it. */
export const MISSING_INPUT_KEYS = {
  bcdPercent: 'missingBcdPercent',
  swsPercent: 'missingSwsPercent',
  igstPercent: 'missingIgstPercent',
  exchangeRate: 'missingExchangeRate',
  exportCharges: 'missingExportCharges',
  freight: 'missingFreight',
  insurance: 'missingInsurance',
} as const satisfies Readonly<Record<MissingInput, keyof typeof LANDED_COST_FIELD_TEXTS>>;

export const ASSUMPTION_TEXTS: Readonly<Record<Assumption, Texts>> = inBothLanguages(
  en,
  zh,
).assumptions;
