// Exit on start-up failures: one line with the reason, then exit code 1.
import { type Config, ConfigError, readConfig } from './config.ts';

export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

export const cannotStart = (error: unknown): never => {
  // If all addresses of a host name refuse, the errors are inside an AggregateError with an empty message.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return fail(`Cannot start. ${first instanceof Error ? first.message : String(first)}`);
};

/** Parses the environment into a Config; an invalid value ends the process. */
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
