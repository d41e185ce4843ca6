// Three suites: pure parts without a server, the API through its contract client on a real database, and the market as several
// processes, which needs PostgreSQL (DATABASE_URL), redis-server and nginx.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.ts';

export default defineConfig({
  test: {
    // Tests spend most of their time waiting for servers and databases, so more workers than cores help. A percentage is capped at
    // the number of cores. A worker of the API tests needs 1 GB.
    maxWorkers: Math.min(2 * availableParallelism(), 8),
    projects: [
      {
        plugins: [words()],
        // A limit for hanging tests only; on a busy machine the longest one takes many seconds.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/migrated-database.ts'],
          // A third of the time of these files was the import of the server, once for each.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
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
