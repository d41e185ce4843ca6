// Kills the server at random moments under mixed writes, and checks the data after each kill.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureBytes } from '../../../tests/fixtures/files.ts';
import { createRandom } from '../../demo/random.ts';
import { openClient } from '../client.ts';
import type { MarketCopies } from '../market-copies.ts';
import { SMALL_MB } from '../memory.ts';
import { startServer } from '../server.ts';
import { errorsAfterKill } from './check.ts';
import { emptyAcknowledged, formatCounts, type Writer, writeOne } from './writes.ts';

const WRITERS = 6;
/** Random duration of the writes before the kill. */
const [MIN_RUN_MS, MAX_RUN_MS] = [150, 2_500];

export interface KillReport {
  readonly kills: number;
  /** Faults, each with the number of its kill. */
  readonly errors: readonly string[];
  readonly summary: string;
}

export async function killRepeatedly(
  stage: MarketCopies,
  kills: number,
  seed: number,
): Promise<KillReport> {
  const random = createRandom(seed);
  const copy = await stage.copy();
  const picture = await pictureBytes(64, 48);
  const acknowledged = emptyAcknowledged();
  const errors: string[] = [];
  let number = 0;
  let orphans = 0;
  const uniqueNumber = (): number => number++;
  const liveProducts: Writer['liveProducts'] = [];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const server = await startServer({
        env: { ...copy.env, TRANSLATE_TEXTS: 'off' },
        logFile: join(copy.folder, '..', 'killed.log'),
        memoryMb: SMALL_MB,
        limitsMemory: false,
      });
      const client = openClient(server.port);
      const writer = {
        client,
        cast: stage.accounts,
        picture,
        acknowledged,
        uniqueNumber: uniqueNumber,
        random,
        liveProducts: liveProducts,
      };
      let killed = false;
      const write = async (): Promise<void> => {
        while (!killed) await writeOne(writer);
      };
      const writing = Promise.all(Array.from({ length: WRITERS }, write));
      await pause(MIN_RUN_MS + random.next() * (MAX_RUN_MS - MIN_RUN_MS));
      killed = true;
      await server.kill();
      client.close();
      await writing;
      const found = await errorsAfterKill(copy.env, copy.folder, acknowledged);
      orphans = found.orphans;
      for (const fault of found.errors) errors.push(`after kill ${kill}: ${fault}`);
      if (kill % 10 === 0) console.log(`${kill} kills: ${formatCounts(acknowledged)}`);
    }
  } finally {
    await copy.remove();
  }
  return {
    kills,
    errors,
    summary: `${kills} kills; acknowledged: ${formatCounts(acknowledged)}; ${orphans} files that no row references`,
  };
}
