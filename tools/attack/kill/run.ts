// Kills the server at random moments under mixed writes, and checks the data after each kill.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureBytes } from '../../../tests/fixtures/files.ts';
import { openClient } from '../client.ts';
import { startServer } from '../server.ts';
import type { Stage } from '../stage.ts';
import { randomFrom } from '../words.ts';
import { faultsAfterKill } from './check.ts';
import { nothingYet, sizesOf, type Writer, writeOne } from './writes.ts';

const WRITERS = 6;
/** Random duration of the writes before the kill. */
const [SHORTEST_MS, LONGEST_MS] = [150, 2_500];

export interface KillReport {
  readonly kills: number;
  /** Faults, each with the number of its kill. */
  readonly faults: readonly string[];
  readonly summary: string;
}

export async function killAgainAndAgain(
  stage: Stage,
  kills: number,
  seed: number,
): Promise<KillReport> {
  const random = randomFrom(seed);
  const copy = await stage.copy();
  const picture = await pictureBytes(64, 48);
  const acknowledged = nothingYet();
  const faults: string[] = [];
  let number = 0;
  let orphans = 0;
  const fresh = (): number => number++;
  const live: Writer['live'] = [];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const server = await startServer({
        env: { ...copy.env, TRANSLATE_TEXTS: 'off' },
        logFile: join(copy.folder, '..', 'killed.log'),
        limited: false,
      });
      const client = openClient(server.port);
      const writer = { client, cast: stage.cast, picture, acknowledged, fresh, random, live };
      let killed = false;
      const write = async (): Promise<void> => {
        while (!killed) await writeOne(writer);
      };
      const writing = Promise.all(Array.from({ length: WRITERS }, write));
      await pause(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
      killed = true;
      await server.kill();
      client.close();
      await writing;
      const found = await faultsAfterKill(copy.env, copy.folder, acknowledged);
      orphans = found.orphans;
      for (const fault of found.faults) faults.push(`after kill ${kill}: ${fault}`);
      if (kill % 10 === 0) console.log(`${kill} kills: ${sizesOf(acknowledged)}`);
    }
  } finally {
    await copy.remove();
  }
  return {
    kills,
    faults,
    summary: `${kills} kills; acknowledged: ${sizesOf(acknowledged)}; ${orphans} files that no row names`,
  };
}
