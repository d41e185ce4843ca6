// Lease of a task that one process does at a time, in the database that all processes share. It ends by itself when its holder does.
import { randomUUID } from 'node:crypto';
import { type Db, retryConflicts } from '../db/open.ts';

export interface Lease {
  /** Takes the lease, or extends it. Resolves with whether this process has it now. */
  take(): Promise<boolean>;
  /** Whether this process surely has it. Changes in the database must still be right without that: a process may be stopped. */
  isHeld(): boolean;
  /** Lets another process take it at once. */
  release(): Promise<void>;
}

export function openLease(db: Db, name: string, durationMs: number): Lease {
  const holder = randomUUID();
  let heldUntil = Number.NEGATIVE_INFINITY;
  return {
    async take() {
      // Measured from before the statement, by a clock that is never set back: others may take the lease later than that.
      const start = performance.now();
      const now = Date.now();
      const row = { holder, ends_at: new Date(now + durationMs).toISOString() };
      const taken = await retryConflicts(() =>
        db
          .insertInto('leases')
          .values({ name, ...row })
          .onConflict((each) =>
            each
              .column('name')
              .doUpdateSet(row)
              .where((current) =>
                current.or([
                  current('leases.holder', '=', holder),
                  current('leases.ends_at', '<=', new Date(now).toISOString()),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst(),
      );
      heldUntil = taken ? start + durationMs : Number.NEGATIVE_INFINITY;
      return taken !== undefined;
    },

    isHeld: () => performance.now() < heldUntil,

    async release() {
      if (heldUntil === Number.NEGATIVE_INFINITY) return;
      heldUntil = Number.NEGATIVE_INFINITY;
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
