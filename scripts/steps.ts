// Runner of named commands, one after another, with progress and a count of the passed ones.
import { spawnSync } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs every step even after a failure, to report all failures in one run. Returns how many passed and failed. */
export function runSteps(steps: readonly Step[]): { passed: number; failed: number } {
  const failures: string[] = [];
  for (const { name, args, env } of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const done = spawnSync(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(done.status === 0 ? `   ${name}: passed (${seconds} s)` : `   ${name}: FAILED`);
    if (done.status !== 0) failures.push(name);
  }
  if (failures.length) console.error(`\nFailed: ${failures.join(', ')}`);
  return { passed: steps.length - failures.length, failed: failures.length };
}
