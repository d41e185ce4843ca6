// CPU time and SQL statements of measured servers, and the CPU time of the PostgreSQL and Redis that they use, on this machine.
import { Redis } from 'ioredis';
import pg from 'pg';
import { cpuSeconds } from '../server-process.ts';

/** CPU time of a process since its start, all threads; null where the system does not report it. */
export const cpuMs = (pid: number | undefined): number | null => {
  const seconds = cpuSeconds(pid);
  return seconds === null ? null : seconds * 1_000;
};

const metricOf = async (metricsPort: number, pattern: RegExp): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(pattern.exec(text)?.[1] ?? 0);
};

/** Number of SQL statements that a server with METRICS_PORT has executed; on PostgreSQL it includes begin and commit. */
export const statementsOf = (metricsPort: number): Promise<number> =>
  metricOf(metricsPort, /^yantra_query_seconds_count (\d+)/m);

/** Number of public replies that a server with METRICS_PORT had to make, because no valid one was in the reply cache. */
export const replyMisses = (metricsPort: number): Promise<number> =>
  metricOf(metricsPort, /^yantra_reply_cache_total\{result="miss"\} (\d+)/m);

export interface Consumption {
  /** CPU milliseconds by process name. */
  readonly cpu: ReadonlyMap<string, number>;
  readonly statements: number;
}

interface Measured {
  readonly servers: readonly { readonly pid: number | undefined; readonly metricsPort: number }[];
  /** Address of the database of these servers, of which all backends are counted. */
  readonly postgres: string | undefined;
  readonly redis: string | undefined;
}

/** Opens a meter; its function returns what was consumed since the last call. */
export async function openMeter({ servers, postgres, redis }: Measured) {
  const sql = postgres ? new pg.Client({ connectionString: postgres }) : null;
  await sql?.connect();
  const redisClient = redis ? new Redis(redis) : null;

  const readCpu = async (): Promise<Map<string, number>> => {
    const times = new Map<string, number>();
    for (const [at, { pid }] of servers.entries())
      times.set(`server ${at + 1}`, cpuMs(pid) ?? Number.NaN);
    const backends = await sql?.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    for (const { pid } of backends?.rows ?? []) times.set(`PostgreSQL ${pid}`, cpuMs(pid) ?? 0);
    if (redisClient) {
      const info = await redisClient.info('cpu');
      const seconds = [...info.matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)];
      times.set(
        'Redis',
        seconds.reduce((sum, [, value]) => sum + Number(value) * 1_000, 0),
      );
    }
    return times;
  };
  const readStatements = async (): Promise<number> =>
    (await Promise.all(servers.map(({ metricsPort }) => statementsOf(metricsPort)))).reduce(
      (sum, count) => sum + count,
      0,
    );

  let last = { cpu: await readCpu(), statements: await readStatements() };
  return {
    async read(): Promise<Consumption> {
      const now = { cpu: await readCpu(), statements: await readStatements() };
      const cpu = new Map<string, number>();
      for (const [process, ms] of now.cpu) {
        // One line for all connections of PostgreSQL.
        const name = process.replace(/^PostgreSQL \d+$/, 'PostgreSQL');
        cpu.set(name, (cpu.get(name) ?? 0) + ms - (last.cpu.get(process) ?? 0));
      }
      const statements = now.statements - last.statements;
      last = now;
      return { cpu, statements };
    },
    async close(): Promise<void> {
      await sql?.end();
      redisClient?.disconnect();
    },
  };
}
