// Entry point of the server: one process, one address, graceful shutdown.
import { buildApp } from './app.ts';
import { cannotStart, fail, readConfigOrFail } from './cannot-start.ts';
import { readDemoAccounts } from './demo-accounts.ts';
import { listen, removeSocketFile } from './platform/http/listening.ts';
import { shutDown } from './platform/http/shutdown.ts';

// React and Astro choose their production builds by this; the site is loaded after it is set.
process.env.NODE_ENV ??= 'production';

const config = readConfigOrFail();
// Astro's handler catches unhandled rejections and would keep a broken process alive.
process.on('unhandledRejection', (error) => {
  console.error('Stopping after an unhandled rejection:', error);
  process.exit(1);
});

const app = await buildApp(config).catch(cannotStart);

const whatToTry = (origin: string): string => {
  // A process that serves pages only has no data of its own.
  const accounts = config.apiOrigin === null ? readDemoAccounts(config.dataDir) : [];
  return [
    'What to try:',
    `  ${origin}/products?search=cnc+lathe`,
    `  ${origin}/zh-hans`,
    `  ${origin}/suppliers`,
    `  ${origin}/api/docs`,
    ...(accounts.length ? ['Accounts to sign in with:'] : []),
    ...accounts.map((account) => `  ${account}`),
  ].join('\n');
};

let stopping = false;
const stop = (signal: string): void => {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping: requests in flight finish first');
  removeSocketFile(config);
  shutDown(app, config.stopDelayMs).then(
    () => process.exit(0),
    (error: unknown) => fail(`Stopped with an error: ${String(error)}`),
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await listen(app, config).catch(cannotStart);
console.log(`Yantra Bridge is open at ${config.publicOrigin}`);
if (config.demo) console.log(whatToTry(config.publicOrigin));
