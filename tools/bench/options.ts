// Command line options of `npm run bench`.
import { parseArgs } from 'node:util';
import { CASES, type CaseId, ENCODINGS, type Encoding } from './cases.ts';

/** First answers without reply and page caches, or as the server is shipped. */
export type Mode = 'off' | 'on';

export interface Options {
  readonly sizes: readonly number[];
  /** Measuring time per case. */
  readonly seconds: number;
  /** Number of different requests per case. */
  readonly sets: number;
  readonly cases: readonly CaseId[];
  readonly modes: readonly Mode[];
  readonly encoding: Encoding;
  /** Address of a PostgreSQL server that allows creating databases; null for SQLite. */
  readonly server: string | null;
  /** Public changes a second, each measured in a table of its own; none by default. */
  readonly changes: readonly number[];
  /** Output folder of the server's CPU profiles. */
  readonly profile: string | null;
  /** Commit whose processor time is compared with that of this version; null: nothing is compared. */
  readonly against: string | null;
  /** The change since the last comparison, for the table of ratios in docs/measurements.md; null: nothing is written. */
  readonly record: string | null;
}

const ALL = Object.keys(CASES) as CaseId[];

const USAGE = `Usage: npm run bench -- [options]
  --products 10000,100000   sizes of the market
  --seconds 10              of measuring, per case
  --sets 5000               different addresses per case
  --cache off,on            off: first answers, without caches; on: as shipped; none
  --encoding gzip           Accept-Encoding of API requests: ${ENCODINGS.join(' or ')}
  --changes 1,10            also as shipped while so many products change every second
  --cases ${ALL.join()}
  --postgres ADDRESS        on a PostgreSQL server, in new databases: postgres://postgres@127.0.0.1:5432/postgres
  --profile FOLDER          writes a CPU profile of the server
  --against COMMIT          only ratios of processor time of first answers: this version and that commit, in turn
  --record WHAT             adds these ratios to docs/measurements.md; WHAT: the change since the last ones`;

const integerBetween = (text: string, low: number, high: number): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= low && number <= high ? number : null;
};

/** Returns null if an option is invalid. */
function read(): Options | null {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000,100000' },
      seconds: { type: 'string', default: '10' },
      sets: { type: 'string', default: '5000' },
      cache: { type: 'string', default: 'off,on' },
      encoding: { type: 'string', default: 'gzip' },
      cases: { type: 'string', default: ALL.join() },
      changes: { type: 'string', default: '' },
      postgres: { type: 'string' },
      profile: { type: 'string' },
      against: { type: 'string' },
      record: { type: 'string' },
    },
  });
  const sizes = values.products.split(',').map((size) => integerBetween(size, 100, 2_000_000));
  const seconds = integerBetween(values.seconds, 1, 600);
  const sets = integerBetween(values.sets, 1, 100_000);
  const changes = values.changes
    .split(',')
    .filter(Boolean)
    .map((rate) => integerBetween(rate, 1, 20));
  const encoding = ENCODINGS.find((each) => each === values.encoding);
  const cases = values.cases.split(',').map((id) => ALL.find((each) => each === id) ?? null);
  if (!seconds || !sets || !encoding || sizes.includes(null) || cases.includes(null)) return null;
  if (changes.includes(null)) return null;
  return {
    sizes: sizes.filter((size) => size !== null),
    seconds,
    sets,
    encoding,
    cases: ALL.filter((id) => cases.includes(id)),
    modes: (['off', 'on'] as const).filter((mode) => values.cache.split(',').includes(mode)),
    changes: changes.filter((rate) => rate !== null),
    server: values.postgres ?? null,
    profile: values.profile ?? null,
    against: values.against ?? null,
    record: values.record ?? null,
  };
}

const readOrNull = (): Options | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Ends the process with the usage text if an option is invalid. */
export function readOptions(): Options {
  const options = readOrNull();
  if (options) return options;
  console.error(USAGE);
  process.exit(2);
}
