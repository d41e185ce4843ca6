// Command line of `npm run attack`.
import { parseArgs } from 'node:util';

export type Mode = 'attacks' | 'kill';

export interface Options {
  readonly mode: Mode;
  /** Runs the attacks of CI, in at most four minutes. */
  readonly quick: boolean;
  /** Names of attacks or name prefixes; empty for all. */
  readonly only: readonly string[];
  /** Numbers of source addresses; null for those of each attack. */
  readonly sources: number | null;
  /** Memory of the server in megabytes; null for that of each attack. */
  readonly memoryMb: number | null;
  /** Address of a PostgreSQL server that allows creating databases; null for SQLite only. */
  readonly postgres: string | null;
  /** Measures memory without a cgroup that enforces the limit. */
  readonly measureOnly: boolean;
  /** Output file of the Markdown table. */
  readonly table: string | null;
  readonly list: boolean;
  readonly seed: number;
  readonly kills: number;
}

const USAGE = `Usage: npm run attack -- [options]
  --quick              the attacks of CI, in at most four minutes
  --only NAME,NAME     attacks whose names begin with NAME
  --from 1             the number of loopback addresses, for attacks that run from 1 and from 200
  --postgres ADDRESS   also the attacks on PostgreSQL (default: DATABASE_URL)
  --memory 1024        the server's memory in MB, instead of that of each attack
  --measure            measures memory, without a control group that limits it
  --table FILE         writes the table in Markdown
  --list               names of the attacks
  --kill               kills the server under mixed writes instead of attacks
    --kills 50           number of kills
    --seed 1             seed of the random choices`;

const integerBetween = (text: string, min: number, max: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max) throw new Error(text);
  return number;
};

function read(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      from: { type: 'string' },
      memory: { type: 'string' },
      postgres: { type: 'string' },
      measure: { type: 'boolean', default: false },
      table: { type: 'string' },
      list: { type: 'boolean', default: false },
      kill: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '50' },
    },
  });
  return {
    mode: values.kill ? 'kill' : 'attacks',
    quick: values.quick,
    only: values.only.split(',').filter(Boolean),
    sources: values.from === undefined ? null : integerBetween(values.from, 1, 250),
    memoryMb: values.memory === undefined ? null : integerBetween(values.memory, 256, 65_536),
    postgres: values.postgres ?? process.env.DATABASE_URL ?? null,
    measureOnly: values.measure,
    table: values.table ?? null,
    list: values.list,
    seed: integerBetween(values.seed, 0, 2 ** 31),
    kills: integerBetween(values.kills, 1, 1_000),
  };
}

/** Ends the process with the usage text if an option is invalid. */
export function readOptions(): Options {
  try {
    return read();
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}
