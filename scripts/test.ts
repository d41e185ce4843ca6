// `npm test`: every check. API tests use the database, Redis and bucket of the environment, and without them, as everything else does,
// the embedded defaults.
import { CHECKS } from './check.ts';
import { findOrInstallChromium } from './chromium.ts';
import { runSteps, type Step } from './steps.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const chromium = findOrInstallChromium();
if (!chromium) process.exit(1);

/** An empty variable counts as not set. */
const embedded = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(DATABASE_URL$|REDIS_|S3_)/.test(name))
    .map((name) => [name, '']),
);

const beforeBuild: readonly Step[] = [
  ...CHECKS,
  // They compute instead of waiting: more workers than cores would only slow down those with a limit of time.
  {
    name: 'unit tests',
    args: [vitest, 'run', '--project', 'unit', '--maxWorkers', '100%'],
    env: embedded,
  },
];
const onBuiltSite: readonly Step[] = [
  { name: 'build', args: ['scripts/start.mjs', 'build'], env: embedded },
  { name: 'API tests', args: [vitest, 'run', '--project', 'api'] },
  { name: 'oldest browsers', args: ['scripts/oldest-browsers.ts'] },
  { name: 'byte budgets', args: ['scripts/budgets.ts'], env: embedded },
  {
    name: 'browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { ...embedded, CHROMIUM: chromium },
  },
];

// The build rewrites what the check of types reads, so it starts after it.
const first = await runSteps(beforeBuild);
const second = await runSteps(onBuiltSite);
const passed = first.passed + second.passed;
const failed = first.failed + second.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
