// One attack against a fresh server: run, watched, measured, and judged.
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

/** What every attack has to leave: the process, the reads of others, the memory, the answers, and soon all of it as before. */
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
  /** How the process ended; null where it did not. */
  readonly ended: string | null;
  readonly readP99Ms: number;
  /** Whether half of the bystander's reads or more had no answer, which no busy machine explains. */
  readonly isLockedOut: boolean;
  /** Reads answered with 200, of how many, and what else they were answered with. */
  readonly reads: string;
  readonly signIns: string;
  readonly beforeMb: number;
  readonly peakMb: number;
  readonly afterMb: number;
  readonly failures: number;
  /** null where it was not as before within the time that is waited. */
  readonly recoverySeconds: number | null;
  readonly tally: Tally;
  /** What was wanted and is not so. */
  readonly misses: readonly string[];
}

const BYSTANDER = '127.0.2.1';
const RECOVERY_MS = 20_000;
/** So long after its time the attack is over, whatever still waits for an answer. */
const OVERTIME_MS = 5_000;
/**
 * Freed blocks lie between others that are in use, and go back to the system late: after 10 s of the hungriest attack as much is
 * left as after 60 s. Beyond this it counts as held.
 */
const KEPT_MB = 200;
/** Reads in a row that are as fast as before. */
const CALM_READS = 10;

interface Baseline {
  readonly readMs: number;
  readonly residentMb: number;
}

/** Seconds from `since` until reads, sign-ins and memory are as before. */
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

/** A process that has just started loads its pages with the first of them. */
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
  /** How long the market is watched before. */
  readonly baselineMs: number;
  /** Whether times are judged. On a machine that does other work too they are only printed: reads have to be answered. */
  readonly timed: boolean;
  /** Whether a control group enforces the memory limit. */
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
    // Files on a disk in memory would count as the server's.
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
        // Calls that still wait for their answers go on; whoever does no harm has to have had them.
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
