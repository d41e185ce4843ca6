// Refresh of the query planner's statistics. PostgreSQL updates them over time, but after bulk loading it needs an explicit
// ANALYZE.
import { sql } from 'kysely';
import type { Database } from './open.ts';

export async function updateStatistics({ db, engine }: Database): Promise<void> {
  if (engine === 'postgres') await sql`analyze`.execute(db);
}
