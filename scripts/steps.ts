// Runner of named commands with progress and a count of the passed ones.
import { type SpawnOptions, spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs beside the steps after it and prints its output at their end: for a long step that needs one core and no other's result. */
  readonly beside?: boolean;
}

interface Outcome {
  readonly passed: boolean;
  readonly seconds: number;
  /** Empty for a step that printed while it ran. */
  readonly output: string;
}

function run({ args, env, beside }: Step): Promise<Outcome> {
  const started = performance.now();
  const options: SpawnOptions = {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, options);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (passed: boolean): void => {
      resolve({ passed, seconds: Math.round((performance.now() - started) / 1000), output });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs every step even after a failure, to report all failures in one run. Returns how many passed and failed. */
export async function runSteps(
  steps: readonly Step[],
): Promise<{ passed: number; failed: number }> {
  const failures: string[] = [];
  const times: [name: string, seconds: number][] = [];
  const report = ({ name }: Step, { passed, seconds }: Outcome): void => {
    console.log(`   ${name}: ${passed ? 'passed' : 'FAILED'} (${seconds} s)`);
    times.push([name, seconds]);
    if (!passed) failures.push(name);
  };
  const besides: [Step, Promise<Outcome>][] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}${step.beside ? ' (beside the next steps)' : ''}`);
    if (step.beside) besides.push([step, run(step)]);
    else report(step, await run(step));
  }
  for (const [step, running] of besides) {
    const outcome = await running;
    console.log(`\n── ${step.name}\n${outcome.output}`);
    report(step, outcome);
  }
  times.sort(([, one], [, other]) => other - one);
  console.log(`\nSeconds: ${times.map(([name, seconds]) => `${name} ${seconds}`).join(', ')}`);
  if (failures.length) console.error(`\nFailed: ${failures.join(', ')}`);
  return { passed: steps.length - failures.length, failed: failures.length };
}
