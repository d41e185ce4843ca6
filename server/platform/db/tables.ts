// Table types for Kysely. JSON and times are text in both engines; money is integer cents.
import type { AccountsTables } from './tables/accounts.ts';
import type { DeskTables } from './tables/desk.ts';
import type { ListingsTables } from './tables/listings.ts';
import type { TalkTables } from './tables/talk.ts';
import type { TradeTables } from './tables/trade.ts';

export type * from './tables/accounts.ts';
export type * from './tables/desk.ts';
export type * from './tables/listings.ts';
export type * from './tables/talk.ts';
export type * from './tables/trade.ts';

export interface Tables
  extends AccountsTables,
    ListingsTables,
    DeskTables,
    TradeTables,
    TalkTables {}
