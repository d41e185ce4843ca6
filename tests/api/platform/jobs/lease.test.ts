// Lease of a task, and housekeeping, which one of several processes does.
import { expect, test, vi } from 'vitest';
import type { EvidenceJob } from '../../../../server/evidence/evidence-job.ts';
import { LEASE_MS, openHousekeeping } from '../../../../server/housekeeping.ts';
import type { Db } from '../../../../server/platform/db/open.ts';
import { openLease } from '../../../../server/platform/jobs/lease.ts';
import { withDatabase } from '../../environment.ts';
import { sharedMarket } from '../../market.ts';

// Its own housekeeping has a lease of another name.
const market = await sharedMarket(0);
const MINUTE_MS = 60_000;

/** Jobs that find nothing to do. */
const idle = new Proxy({}, { get: () => async () => 0 });
const withJob = (evidenceJob: EvidenceJob): Parameters<typeof openHousekeeping>[0] =>
  new Proxy({} as never, {
    get: (_, name) => (name === 'evidenceJob' ? evidenceJob : idle),
  });

test('one process has a lease until it ends or is released', () =>
  withDatabase(market, async ({ db }) => {
    const [first, second] = [openLease(db, 'a', MINUTE_MS), openLease(db, 'a', MINUTE_MS)];
    expect(await first.take()).toBe(true);
    expect(await second.take()).toBe(false);
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    // Extended by its holder.
    expect(await first.take()).toBe(true);
    await second.release();
    expect(await second.take()).toBe(false);
    await first.release();
    expect(await second.take()).toBe(true);
    expect(await first.take()).toBe(false);
    // Its holder was killed.
    await db.updateTable('leases').set({ ends_at: '2000-01-01' }).where('name', '=', 'a').execute();
    expect(await first.take()).toBe(true);
    expect(await second.take()).toBe(false);
  }));

test('of processes that take a lease at once, one gets it', async () => {
  const taken = await Promise.all(
    Array.from({ length: 8 }, () =>
      withDatabase(market, ({ db }) => openLease(db, 'b', MINUTE_MS).take()),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('of processes that start at once, one does the housekeeping', () =>
  withDatabase(market, async ({ db }) => {
    const runs = vi.fn(async () => {});
    const open = (own: Db) =>
      openHousekeeping(withJob({ run: runs }), {
        lease: openLease(own, 'c', LEASE_MS),
        retentionMonths: 12,
        log: { warn: expect.unreachable, error: expect.unreachable } as never,
      });
    await withDatabase(market, async (other) => {
      const processes = [open(db), open(other.db), open(db)];
      for (const each of processes) each.start();
      await vi.waitFor(() => expect(runs).toHaveBeenCalled());
      await Promise.all(processes.map((each) => each.stop()));
      expect(runs).toHaveBeenCalledOnce();
      const next = open(db);
      next.start();
      await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(2));
      await next.stop();
    });
  }));
