// Table types for Kysely. JSON and times are text in both engines; money is integer cents.
import type { AccountsTables } from './tables/accounts.ts';
import type { AdminTables } from './tables/admin.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ConversationTables } from './tables/conversations.ts';
import type { EvidenceTables } from './tables/evidence.ts';
import type { FavouriteTables } from './tables/favourites.ts';
import type { ImportTables } from './tables/imports.ts';
import type { JobStateTables, JobTables } from './tables/jobs.ts';
import type { LandedCostTables } from './tables/landed-cost.ts';
import type { MemberTables } from './tables/members.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SavedSearchTables } from './tables/saved-searches.ts';
import type { SecondFactorTables } from './tables/second-factors.ts';
import type { TradeTables } from './tables/trade.ts';

export type * from './tables/accounts.ts';
export type * from './tables/admin.ts';
export type * from './tables/catalog.ts';
export type * from './tables/conversations.ts';
export type * from './tables/evidence.ts';
export type * from './tables/favourites.ts';
export type * from './tables/imports.ts';
export type * from './tables/jobs.ts';
export type * from './tables/landed-cost.ts';
export type * from './tables/members.ts';
export type * from './tables/reviews.ts';
export type * from './tables/saved-searches.ts';
export type * from './tables/second-factors.ts';
export type * from './tables/trade.ts';

export interface Tables
  extends AccountsTables,
    SecondFactorTables,
    CatalogTables,
    AdminTables,
    TradeTables,
    ConversationTables,
    EvidenceTables,
    FavouriteTables,
    ImportTables,
    LandedCostTables,
    MemberTables,
    ReviewTables,
    SavedSearchTables,
    JobTables,
    JobStateTables {}
