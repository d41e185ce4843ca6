// What a database knows of its own rows, and plans by. PostgreSQL finds out by and by; after filling a market at once it must be told.
import { sql } from 'kysely';
import type { Database } from './open.ts';

export async function freshStatistics({ db, engine }: Database): Promise<void> {
  if (engine === 'postgres') await sql`analyze`.execute(db);
}
