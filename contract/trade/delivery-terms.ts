// Terms of an order that both sides must agree on: Incoterms (ICC, 2020) and the power supply at the site.
import { SUPPLIES } from '../questions/questions.ts';

export const INCOTERMS = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

export const SUPPLY_CODES = Object.keys(SUPPLIES) as (keyof typeof SUPPLIES)[];
