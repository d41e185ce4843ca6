// Command line of `npm run data -- export DIR | import DIR | backup DIR | sweep`: moves or copies a whole marketplace, or
// removes unused files.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../../config.ts';
import { openStores } from '../storage/stores.ts';
import { backupMarket } from './backup.ts';
import { exportMarket, type Say } from './export.ts';
import { importMarket } from './import.ts';
import { Refused } from './refused.ts';
import { sweepAll } from './unnamed-files.ts';

const USAGE = `Usage: npm run data -- export DIR   writes the market into the empty folder DIR, while it runs
       npm run data -- import DIR   reads it from there into an empty market
       npm run data -- backup DIR   copies database file and uploads into DIR, which is a DATA_DIR then
       npm run data -- sweep        removes stored files that nothing in the database names`;

type Command = (dir: string, config: Config, say: Say) => Promise<unknown>;
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
const said = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (first instanceof Refused || first instanceof ConfigError) return first.message;
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause : first;
  const isOutside = typeof (cause as { code?: unknown } | null)?.code === 'string';
  return cause instanceof Error && (isOutside || cause !== first)
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
    throw new Refused(`There is no market at ${at}.`);
  if (isSweep) {
    const swept = await sweepAll(config.database, openStores(config));
    console.log(`Removed ${swept.kind === 'swept' ? swept.removed : 0} files.`);
    process.exit(0);
  }
  const started = Date.now();
  await command?.(resolve(dir), config, (line) => console.log(line));
  console.log(`Done in ${Math.round((Date.now() - started) / 1_000)} s: ${resolve(dir)}`);
  // The S3 client keeps its connections open for a while.
  process.exit(0);
} catch (error) {
  fail(`Nothing was ${name === 'import' ? 'imported' : 'written'}. ${said(error)}`, 1);
}
