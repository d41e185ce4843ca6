// Suites: pure parts without a server, the API through its contract client on a real database (the one of DATABASE_URL, or SQLite), and
// the market as several processes, which needs PostgreSQL, redis-server and nginx.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { words } from './scripts/build/words.ts';

const api = {
  globalSetup: ['tests/api/migrated-database.ts'],
  // A third of the time of these files was the import of the server, once for each.
  isolate: false,
  // Limits for hanging tests only: what takes six seconds alone takes thirty where other work has the machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * API tests of what has code for each database engine, of transactions, of files on the disk and of events in one process. CI runs them on
 * SQLite after the whole suite on PostgreSQL with Redis and S3.
 */
const ENGINE_TESTS = [
  'tests/api/{catalog,platform,security}/**/*.test.ts',
  'tests/api/**/*{race,races,lock,locks,quotas,processes,statements}.test.ts',
  'tests/api/accounts/{account-data,account-deletion,accounts,members,taken-emails}.test.ts',
  'tests/api/admin/{admin-command,audit,waiting}.test.ts',
  'tests/api/chat/{attachments,live,live-restart,messages,two-processes}.test.ts',
  'tests/api/notifications/notifications-live.test.ts',
  'tests/api/products/{import/imports,picture-queue,product-changes,uploads,zero-prices}.test.ts',
  'tests/api/saved-searches/{alerts,before-versions}.test.ts',
  'tests/api/trade/{idempotency,order-steps,orders}.test.ts',
  'tests/api/translation/text-jobs.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  moduleId.includes('/tests/api/security/');

/**
 * Without the times of an earlier run, as in CI, the largest files start first. The longest ones, which make thousands of requests
 * from lists, are among the smallest, and at the end they would run while other workers have nothing left to do.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    // Tests spend most of their time waiting for servers and databases, so more workers than cores help. A percentage is capped at
    // the number of cores. A worker of the API tests needs 1 GB.
    maxWorkers: Math.min(2 * availableParallelism(), 8),
    projects: [
      {
        plugins: [words()],
        // A limit for hanging tests only; on a busy machine the longest one takes many seconds.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
      },
      { test: { ...api, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      { test: { ...api, name: 'engine', include: ENGINE_TESTS } },
      {
        test: {
          name: 'spread',
          include: ['tests/spread/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file starts several processes of its own.
          fileParallelism: false,
        },
      },
    ],
  },
});
