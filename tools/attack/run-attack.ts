// Run of one attack against a new server: monitored, measured and checked against the requirements.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, openAttackContext } from './attack-context.ts';
import {
  type BystanderMonitor,
  formatAnswered,
  formatRefusals,
  ofKind,
  responseTime,
  startBystander,
  UNANSWERED_MS,
} from './bystander-monitor.ts';
import { failuresIn, openClient, type StatusCounts } from './client.ts';
import type { MarketCopies } from './market-copies.ts';
import { type Server, startServer } from './server.ts';

/** Requirements after every attack: process alive, other users served, memory and errors bounded, and quick recovery. */
export const REQUIREMENTS = {
  readP99Ms: 1_000,
  failures: 0,
  recoverySeconds: 5,
} as const;

export interface AttackResult {
  readonly name: string;
  readonly summary: string;
  readonly sources: number;
  /** Memory that the server may use. */
  readonly memoryMb: number;
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
  /** Number of the server's processes that the kernel ended for lack of memory. */
  readonly oomKills: number;
  readonly failures: number;
  /** null if it did not recover within RECOVERY_MS. */
  readonly recoverySeconds: number | null;
  readonly tally: StatusCounts;
  /** Requirements that were not met. */
  readonly unmetRequirements: readonly string[];
}

const BYSTANDER = '127.0.2.1';
const RECOVERY_MS = 20_000;
/** The attack is cut off this long after its end time, even if calls are still waiting. */
const OVERTIME_MS = 5_000;
/**
 * Fragmentation keeps freed memory from returning to the system soon: after 10 s of the most demanding attack as much is
 * left as after 60 s. Growth above this limit counts as leaked.
 */
const MAX_LEAKED_MB = 200;
/** Number of consecutive reads that must be as fast as before. */
const RECOVERED_READS = 10;

interface Baseline {
  readonly readMs: number;
  readonly residentMb: number;
}

/** Seconds from `since` until reads, sign-ins and memory are back to normal. */
async function secondsToRecover(
  server: Server,
  monitor: BystanderMonitor,
  since: number,
  before: Baseline,
): Promise<number | null> {
  const fast = Math.max(3 * before.readMs, 100);
  while (Date.now() - since < RECOVERY_MS && server.isAlive()) {
    const reads = ofKind(monitor, 'read', since).slice(-RECOVERED_READS);
    const isFast = reads.every(({ status, ms }) => status === 200 && ms <= fast);
    const signedIn = ofKind(monitor, 'signIn', since).at(-1)?.status === 200;
    const freed = server.residentMb() <= before.residentMb + MAX_LEAKED_MB;
    if (reads.length === RECOVERED_READS && isFast && signedIn && freed)
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

const unmetRequirementsOf = (
  verdict: Omit<AttackResult, 'unmetRequirements'>,
  unwanted: readonly number[],
  faults: readonly string[],
  timed: boolean,
): string[] => {
  const { ended, readP99Ms, isLockedOut, memoryMb, peakMb, oomKills } = verdict;
  const { failures, recoverySeconds, tally } = verdict;
  const misses: string[] = [];
  if (ended) misses.push(`the process ended: ${ended}`);
  if (timed && readP99Ms > REQUIREMENTS.readP99Ms)
    misses.push(`p99 of reads ${Math.round(readP99Ms)} ms`);
  if (isLockedOut) misses.push('half of the reads got no reply');
  if (peakMb > memoryMb) misses.push(`${Math.round(peakMb)} MB`);
  if (oomKills > 0) misses.push(`${oomKills} processes ended for lack of memory`);
  if (failures > REQUIREMENTS.failures) misses.push(`${failures} replies 5xx`);
  if (timed && recoverySeconds === null) misses.push(`not recovered after ${RECOVERY_MS / 1000} s`);
  else if (timed && recoverySeconds !== null && recoverySeconds > REQUIREMENTS.recoverySeconds)
    misses.push(`recovered only after ${recoverySeconds.toFixed(1)} s`);
  for (const status of unwanted) {
    const times = tally.get(status) ?? 0;
    if (times > 0) misses.push(`${times} replies ${status || 'broken'}`);
  }
  return [...misses, ...faults];
};

export interface RunOptions {
  readonly sources: number;
  readonly seconds: number;
  /** Duration of the measurement before the attack. */
  readonly baselineMs: number;
  /** Whether times are checked. On a shared machine they are only printed, and reads only have to be answered. */
  readonly judgesTimes: boolean;
  readonly memoryMb: number;
  /** Whether a cgroup enforces the memory limit. */
  readonly limitsMemory: boolean;
}

export async function runAttack(
  attack: Attack,
  stage: MarketCopies,
  how: RunOptions,
  engine: AttackResult['engine'],
): Promise<AttackResult> {
  const copy = await stage.copy();
  const surroundings = await attack.setUp?.();
  const mount = attack.mount?.(copy.folder);
  const server = await startServer({
    env: { ...copy.env, ...surroundings?.env },
    logFile: join(copy.folder, '..', 'servers.log'),
    memoryMb: how.memoryMb,
    // The cgroup would count files on a tmpfs disk as memory of the server.
    limitsMemory: how.limitsMemory && !mount,
    ...(mount ? { mount } : {}),
  });
  const { email, password } = stage.accounts.buyer;
  const monitor = startBystander({ port: server.port, from: BYSTANDER, email, password });
  try {
    await warmUp(server.port);
    const opened = Date.now();
    await pause(how.baselineMs);
    const baseline: Baseline = {
      readMs: responseTime(ofKind(monitor, 'read', opened), 0.9),
      residentMb: server.residentMb(),
    };
    const began = Date.now();
    const field = openAttackContext(server, copy.folder, stage.accounts, how);
    const cutOff = new AbortController();
    await Promise.race([
      attack.run(field),
      pause(how.seconds * 1000 + OVERTIME_MS, undefined, { signal: cutOff.signal }).then(() =>
        // Calls that are still waiting go on; only harmless users must have all of theirs answered.
        attack.unwantedStatuses ? field.noteFailure('not finished in time') : undefined,
      ),
    ]);
    cutOff.abort();
    field.close();
    const over = Date.now();
    const recoverySeconds = await secondsToRecover(server, monitor, over, baseline);
    const reads = ofKind(monitor, 'read', began, over);
    const signIns = ofKind(monitor, 'signIn', began, over);
    const bystanders: StatusCounts = new Map();
    for (const { status } of [...reads, ...signIns])
      bystanders.set(status, (bystanders.get(status) ?? 0) + 1);
    const verdict = {
      name: attack.name,
      summary: attack.summary,
      sources: how.sources,
      memoryMb: how.memoryMb,
      engine,
      ended: server.ended(),
      readP99Ms: responseTime(reads, 0.99),
      isLockedOut: responseTime(reads, 0.5) >= UNANSWERED_MS,
      reads: `${formatAnswered(reads)} ${formatRefusals(reads)}`.trim(),
      signIns: `${formatAnswered(signIns)} ${formatRefusals(signIns)}`.trim(),
      beforeMb: baseline.residentMb,
      peakMb: server.peakMb(),
      afterMb: server.residentMb(),
      oomKills: server.oomKills(),
      failures: failuresIn(field.client.statusCounts) + failuresIn(bystanders),
      recoverySeconds,
      tally: field.client.statusCounts,
    };
    return {
      ...verdict,
      unmetRequirements: unmetRequirementsOf(
        verdict,
        attack.unwantedStatuses ?? [],
        field.failures,
        how.judgesTimes,
      ),
    };
  } finally {
    monitor.close();
    await server.kill();
    surroundings?.close();
    await copy.remove();
  }
}
