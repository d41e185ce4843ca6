// Command line of `npm run data -- export DIR | import DIR | backup DIR | sweep`: moves or copies a whole marketplace, or
// removes unused files.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { openStores } from '../platform/storage/stores.ts';
import { backupMarket } from './backup.ts';
import { exportMarket, type Print } from './export.ts';
import { importMarket } from './import.ts';
import { OperatorError } from './operator-error.ts';
import { sweepWithoutLimit } from './unreferenced-files.ts';

const USAGE = `Usage: npm run data -- export DIR   writes the market into the empty folder DIR, while it runs
       npm run data -- import DIR   reads it from there into an empty market
       npm run data -- backup DIR   copies database file and uploads into DIR, which can then serve as DATA_DIR
       npm run data -- sweep        removes stored files that no database row references`;

type Command = (dir: string, config: Config, say: Print) => Promise<unknown>;
const COMMANDS: Readonly<Record<string, Command>> = {
  export: exportMarket,
  import: importMarket,
  backup: backupMarket,
};

const fail = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};

/** Formats an error: one line for a refusal or a failure outside the program, the stack for a bug in the program. */
const formatError = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (first instanceof OperatorError || first instanceof ConfigError) return first.message;
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause : first;
  const isSystemError = typeof (cause as { code?: unknown } | null)?.code === 'string';
  return cause instanceof Error && (isSystemError || cause !== first)
    ? `${cause.message || cause.name}`
    : String(first instanceof Error ? first.stack : first);
};

const [name = '', dir = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const isSweep = name === 'sweep' && dir === '';
if (!isSweep && (!command || dir === '' || rest.length > 0)) fail(USAGE, 2);

try {
  const config = readConfig();
  const { engine, location: at } = config.database;
  if (name !== 'import' && engine === 'sqlite' && !existsSync(at))
    throw new OperatorError(`There is no market at ${at}.`);
  if (isSweep) {
    const swept = await sweepWithoutLimit(config.database, openStores(config));
    console.log(`Removed ${swept.kind === 'swept' ? swept.removed : 0} files.`);
    process.exit(0);
  }
  const started = performance.now();
  await command?.(resolve(dir), config, (line) => console.log(line));
  console.log(`Done in ${Math.round((performance.now() - started) / 1_000)} s: ${resolve(dir)}`);
  // The S3 client keeps its connections open for a while.
  process.exit(0);
} catch (error) {
  fail(`Nothing was ${name === 'import' ? 'imported' : 'written'}. ${formatError(error)}`, 1);
}
