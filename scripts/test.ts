// `npm test`: every check, on the embedded defaults; needs no database server.
import { CHECKS } from './check.ts';
import { findOrInstallChromium } from './chromium.ts';
import { runSteps, type Step } from './steps.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const chromium = findOrInstallChromium();
if (!chromium) process.exit(1);

const beforeBuild: readonly Step[] = [
  ...CHECKS,
  { name: 'unit tests', args: [vitest, 'run', '--project', 'unit'] },
];
const onBuiltSite: readonly Step[] = [
  { name: 'build', args: ['scripts/start.mjs', 'build'] },
  { name: 'API tests', args: [vitest, 'run', '--project', 'api'] },
  { name: 'oldest browsers', args: ['scripts/oldest-browsers.ts'] },
  { name: 'byte budgets', args: ['scripts/budgets.ts'] },
  {
    name: 'browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { CHROMIUM: chromium },
  },
];

// The build rewrites what the check of types reads, so it starts after it.
const first = await runSteps(beforeBuild);
const second = await runSteps(onBuiltSite);
const passed = first.passed + second.passed;
const failed = first.failed + second.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
