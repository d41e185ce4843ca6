// What `npm run bench` can be told on the command line.
import { parseArgs } from 'node:util';
import { CASES, type CaseId, ENCODINGS, type Encoding } from './cases.ts';

/** Without any cache, or as the server is shipped. */
export type Mode = 'off' | 'on';

export interface Options {
  readonly sizes: readonly number[];
  /** Of measuring, per case. */
  readonly seconds: number;
  /** Different addresses per case. */
  readonly sets: number;
  readonly cases: readonly CaseId[];
  readonly modes: readonly Mode[];
  readonly encoding: Encoding;
  /** A PostgreSQL server that may make databases; null to measure on SQLite. */
  readonly server: string | null;
  /** Where CPU profiles of the server go. */
  readonly profile: string | null;
}

const ALL = Object.keys(CASES) as CaseId[];

const USAGE = `Usage: npm run bench -- [options]
  --products 10000,100000   sizes of the market
  --seconds 5               of measuring, per case
  --sets 5000               different addresses per case
  --cache off,on            without caches, as shipped
  --encoding gzip           how the API is asked for: ${ENCODINGS.join(' or ')}
  --cases ${ALL.join()}
  --postgres ADDRESS        on a PostgreSQL server, in databases of its own: postgres://postgres@127.0.0.1:5432/postgres
  --profile FOLDER          writes a CPU profile of the server`;

const whole = (text: string, low: number, high: number): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= low && number <= high ? number : null;
};

/** null where something makes no sense. */
function read(): Options | null {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000,100000' },
      seconds: { type: 'string', default: '5' },
      sets: { type: 'string', default: '5000' },
      cache: { type: 'string', default: 'off,on' },
      encoding: { type: 'string', default: 'gzip' },
      cases: { type: 'string', default: ALL.join() },
      postgres: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const sizes = values.products.split(',').map((size) => whole(size, 100, 2_000_000));
  const seconds = whole(values.seconds, 1, 600);
  const sets = whole(values.sets, 1, 100_000);
  const encoding = ENCODINGS.find((each) => each === values.encoding);
  const cases = values.cases.split(',').map((id) => ALL.find((each) => each === id) ?? null);
  if (!seconds || !sets || !encoding || sizes.includes(null) || cases.includes(null)) return null;
  return {
    sizes: sizes.filter((size) => size !== null),
    seconds,
    sets,
    encoding,
    cases: ALL.filter((id) => cases.includes(id)),
    modes: (['off', 'on'] as const).filter((mode) => values.cache.split(',').includes(mode)),
    server: values.postgres ?? null,
    profile: values.profile ?? null,
  };
}

const readOrNull = (): Options | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Ends the process with the usage where something makes no sense. */
export function readOptions(): Options {
  const options = readOrNull();
  if (options) return options;
  console.error(USAGE);
  process.exit(2);
}
