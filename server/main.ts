// Starts the market: one process, one address, stopped gracefully.
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { listen, takeDownSign } from './listening.ts';
import { leave } from './stopping.ts';

// React and Astro choose their lean builds by this; the site is loaded after it is set.
process.env.NODE_ENV ??= 'production';

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const readOrFail = () => {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return fail(`Cannot start. ${error.message}`);
    throw error;
  }
};

const config = readOrFail();
// Astro's handler listens for unhandled rejections and would keep a broken process alive.
process.on('unhandledRejection', (error) => {
  console.error('Stopping after an unhandled rejection:', error);
  process.exit(1);
});

const cannotStart = (error: unknown): never => {
  // Both addresses of a name may refuse; the errors are inside then, and the outer message is empty.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return fail(`Cannot start. ${first instanceof Error ? first.message : String(first)}`);
};

/** Answers the demo's accounts, a line each. */
const fillIfDemo = async (): Promise<string[]> => {
  if (!config.demo || config.apiOrigin !== null) return [];
  // Only a demo market needs the generator in memory.
  const { fillDemo } = await import('./seed/fill.ts');
  const { readDemoAccounts } = await import('./seed/demo-accounts.ts');
  const database = await openDatabase(config.database, { patient: true });
  await fillDemo(database, config.dataDir, (line) => console.log(line));
  await database.close();
  return readDemoAccounts(config.dataDir);
};

const demoAccounts = await fillIfDemo().catch(cannotStart);
const app = await buildApp(config).catch(cannotStart);

const whatToTry = (origin: string): string =>
  [
    'What to try:',
    `  ${origin}/products?search=cnc+lathe`,
    `  ${origin}/zh-hans`,
    `  ${origin}/suppliers`,
    `  ${origin}/api/docs`,
    ...(demoAccounts.length ? ['Accounts to sign in with:'] : []),
    ...demoAccounts.map((account) => `  ${account}`),
  ].join('\n');

let stopping = false;
const stop = (signal: string): void => {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping: requests in flight finish first');
  takeDownSign(config);
  leave(app, config.stopDelayMs).then(
    () => process.exit(0),
    (error: unknown) => fail(`Stopped with an error: ${String(error)}`),
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await listen(app, config).catch(cannotStart);
console.log(`Yantra Bridge is open at ${config.publicOrigin}`);
if (config.demo) console.log(whatToTry(config.publicOrigin));
