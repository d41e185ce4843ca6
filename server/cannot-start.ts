// Failures before the server is open: one line that says why, then exit code 1.
import { type Config, ConfigError, readConfig } from './config.ts';

export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

export const cannotStart = (error: unknown): never => {
  // Both addresses of a name may refuse; the errors are inside then, and the outer message is empty.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return fail(`Cannot start. ${first instanceof Error ? first.message : String(first)}`);
};

/** The environment as a Config; a bad value ends the process. */
export const readConfigOrFail = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config => {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return cannotStart(error);
    throw error;
  }
};
