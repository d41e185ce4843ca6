// `npm run bench -- NAME [options]`: one measurement; requests a second if no name is given.
import { argv, exit } from 'node:process';

/** Each file measures when it is imported, and reads its own options. */
const BENCHES: Readonly<Record<string, readonly [what: string, run: () => Promise<unknown>]>> = {
  requests: ['requests a second by market size', () => import('./requests.ts')],
  chat: ['messages at growing rates with 2,000 live connections', () => import('./chat.ts')],
  writes: [
    'duration and statements of a message, an order, a product',
    () => import('./writes.ts'),
  ],
  import: ['time of an import of 5,000 products', () => import('./import.ts')],
  uploads: ['memory while pictures are uploaded', () => import('./uploads.ts')],
  'sign-in': ['duration of a sign-in, in password hashes', () => import('./sign-in.ts')],
  'content-build': ['the site build with many articles', () => import('./content-build.ts')],
  lighthouse: ['Lighthouse for phones on the main pages', () => import('./lighthouse.ts')],
};

const [, , first = ''] = argv;
const isNamed = first !== '' && !first.startsWith('-');
const [, run] = BENCHES[isNamed ? first : 'requests'] ?? [];
if (!run) {
  console.error('Usage: npm run bench -- [NAME] [options]');
  for (const [name, [what]] of Object.entries(BENCHES))
    console.error(`  ${name.padEnd(14)} ${what}`);
  exit(2);
}
if (isNamed) argv.splice(2, 1);
await run();
