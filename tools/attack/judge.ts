// Run of one attack against a fresh server: monitored, measured and judged.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failuresIn, openClient, type Tally } from './client.ts';
import { type Attack, openField } from './field.ts';
import { MEMORY_LIMIT_MB } from './memory.ts';
import { type Server, startServer } from './server.ts';
import type { Stage } from './stage.ts';
import {
  answered,
  ofKind,
  percentile,
  refusals,
  startWitness,
  UNANSWERED_MS,
  type Witness,
} from './witness.ts';

/** Requirements after every attack: process alive, other users served, memory and errors bounded, and quick recovery. */
export const WANTED = {
  readP99Ms: 1_000,
  peakMb: MEMORY_LIMIT_MB,
  failures: 0,
  recoverySeconds: 5,
} as const;

export interface Verdict {
  readonly name: string;
  readonly summary: string;
  readonly sources: number;
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** How the process ended; null if it still runs. */
  readonly ended: string | null;
  readonly readP99Ms: number;
  /** Whether at least half of the bystander's reads got no response, which a busy machine does not explain. */
  readonly isLockedOut: boolean;
  /** Number of reads answered with 200, of the total, and the other statuses. */
  readonly reads: string;
  readonly signIns: string;
  readonly beforeMb: number;
  readonly peakMb: number;
  readonly afterMb: number;
  readonly failures: number;
  /** null if it did not recover within RECOVERY_MS. */
  readonly recoverySeconds: number | null;
  readonly tally: Tally;
  /** Requirements that were not met. */
  readonly misses: readonly string[];
}

const BYSTANDER = '127.0.2.1';
const RECOVERY_MS = 20_000;
/** The attack is cut off this long after its end time, even if calls are still waiting. */
const OVERTIME_MS = 5_000;
/**
 * Fragmentation keeps freed memory from returning to the system soon: after 10 s of the most demanding attack as much is
 * left as after 60 s. Growth above this limit counts as leaked.
 */
const KEPT_MB = 200;
/** Number of consecutive reads that must be as fast as before. */
const CALM_READS = 10;

interface Baseline {
  readonly readMs: number;
  readonly residentMb: number;
}

/** Seconds from `since` until reads, sign-ins and memory are back to normal. */
async function recovery(
  server: Server,
  witness: Witness,
  since: number,
  before: Baseline,
): Promise<number | null> {
  const fast = Math.max(3 * before.readMs, 100);
  while (Date.now() - since < RECOVERY_MS && server.isAlive()) {
    const reads = ofKind(witness, 'read', since).slice(-CALM_READS);
    const calm = reads.every(({ status, ms }) => status === 200 && ms <= fast);
    const signedIn = ofKind(witness, 'signIn', since).at(-1)?.status === 200;
    const freed = server.residentMb() <= before.residentMb + KEPT_MB;
    if (reads.length === CALM_READS && calm && signedIn && freed)
      return (Date.now() - since) / 1000;
    await pause(100);
  }
  return null;
}

/** Requests pages first, because a new process loads them on the first request. */
async function warmUp(port: number): Promise<void> {
  const client = openClient(port);
  for (const path of ['/', '/products', '/suppliers']) await client.send({ path, from: BYSTANDER });
  client.close();
}

const missesOf = (
  verdict: Omit<Verdict, 'misses'>,
  unwanted: readonly number[],
  faults: readonly string[],
  timed: boolean,
): string[] => {
  const { ended, readP99Ms, isLockedOut, peakMb, failures, recoverySeconds, tally } = verdict;
  const misses: string[] = [];
  if (ended) misses.push(`the process ended: ${ended}`);
  if (timed && readP99Ms > WANTED.readP99Ms)
    misses.push(`p99 of reads ${Math.round(readP99Ms)} ms`);
  if (isLockedOut) misses.push('half of the reads had no answer');
  if (peakMb > WANTED.peakMb) misses.push(`${Math.round(peakMb)} MB`);
  if (failures > WANTED.failures) misses.push(`${failures} answers 5xx`);
  if (timed && recoverySeconds === null) misses.push(`not as before after ${RECOVERY_MS / 1000} s`);
  else if (timed && recoverySeconds !== null && recoverySeconds > WANTED.recoverySeconds)
    misses.push(`as before after ${recoverySeconds.toFixed(1)} s`);
  for (const status of unwanted) {
    const times = tally.get(status) ?? 0;
    if (times > 0) misses.push(`${times} answers ${status || 'broken'}`);
  }
  return [...misses, ...faults];
};

export interface How {
  readonly sources: number;
  readonly seconds: number;
  /** Duration of the measurement before the attack. */
  readonly baselineMs: number;
  /** Whether times are judged. On a shared machine they are only printed, and reads only have to be answered. */
  readonly timed: boolean;
  /** Whether a cgroup enforces the memory limit. */
  readonly limited: boolean;
}

export async function judge(
  attack: Attack,
  stage: Stage,
  how: How,
  engine: Verdict['engine'],
): Promise<Verdict> {
  const copy = await stage.copy();
  const mount = attack.mount?.(copy.folder);
  const server = await startServer({
    env: copy.env,
    logFile: join(copy.folder, '..', 'servers.log'),
    // The cgroup would count files on a tmpfs disk as memory of the server.
    limited: how.limited && !mount,
    ...(mount ? { mount } : {}),
  });
  const { email, password } = stage.cast.buyer;
  const witness = startWitness({ port: server.port, from: BYSTANDER, email, password });
  try {
    await warmUp(server.port);
    const opened = Date.now();
    await pause(how.baselineMs);
    const baseline: Baseline = {
      readMs: percentile(ofKind(witness, 'read', opened), 0.9),
      residentMb: server.residentMb(),
    };
    const began = Date.now();
    const field = openField(server, copy.folder, stage.cast, how);
    const cutOff = new AbortController();
    await Promise.race([
      attack.run(field),
      pause(how.seconds * 1000 + OVERTIME_MS, undefined, { signal: cutOff.signal }).then(() =>
        // Calls that are still waiting go on; only harmless users must have all of theirs answered.
        attack.unwanted ? field.fault('not done in time') : undefined,
      ),
    ]);
    cutOff.abort();
    field.close();
    const over = Date.now();
    const recoverySeconds = await recovery(server, witness, over, baseline);
    const reads = ofKind(witness, 'read', began, over);
    const signIns = ofKind(witness, 'signIn', began, over);
    const bystanders: Tally = new Map();
    for (const { status } of [...reads, ...signIns])
      bystanders.set(status, (bystanders.get(status) ?? 0) + 1);
    const verdict = {
      name: attack.name,
      summary: attack.summary,
      sources: how.sources,
      engine,
      ended: server.ended(),
      readP99Ms: percentile(reads, 0.99),
      isLockedOut: percentile(reads, 0.5) >= UNANSWERED_MS,
      reads: `${answered(reads)} ${refusals(reads)}`.trim(),
      signIns: `${answered(signIns)} ${refusals(signIns)}`.trim(),
      beforeMb: baseline.residentMb,
      peakMb: server.peakMb(),
      afterMb: server.residentMb(),
      failures: failuresIn(field.client.tally) + failuresIn(bystanders),
      recoverySeconds,
      tally: field.client.tally,
    };
    return {
      ...verdict,
      misses: missesOf(verdict, attack.unwanted ?? [], field.faults, how.timed),
    };
  } finally {
    witness.close();
    await server.kill();
    await copy.remove();
  }
}
