// Browser tests against the built site on a demo market of its own, at desktop and phone size.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 4390;
export const SITE = `http://127.0.0.1:${PORT}`;
/** The same site over a backend that answers in the plainest documented variants. */
const PLAIN_PORT = 4392;
export const PLAIN_SITE = `http://127.0.0.1:${PLAIN_PORT}`;
const PLAIN_BACKEND_PORT = 4391;
const PLAIN_BACKEND = `http://127.0.0.1:${PLAIN_BACKEND_PORT}`;

/** The built files on a static host, with the market's server behind it. */
const STATIC_PORT = 4393;
export const STATIC_SITE = `http://127.0.0.1:${STATIC_PORT}`;

/** Made for one run and removed after it. */
export const DATA_DIR = join(tmpdir(), `yantra-e2e-${process.pid}`);

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/fixtures/remove-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: SITE,
    launchOptions,
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: 'node server/main.ts',
      url: `${SITE}/api/health`,
      env: {
        PORT: String(PORT),
        DATA_DIR: join(DATA_DIR, 'demo'),
        DEMO: '1',
        LOG_LEVEL: 'error',
      },
    },
    {
      command: 'node tests/fixtures/plain-backend.ts',
      url: `${PLAIN_BACKEND}/api/health`,
      env: { PORT: String(PLAIN_BACKEND_PORT) },
    },
    {
      command: 'node server/main.ts',
      url: `${PLAIN_SITE}/`,
      env: {
        PORT: String(PLAIN_PORT),
        API_ORIGIN: PLAIN_BACKEND,
        DATA_DIR: join(DATA_DIR, 'plain'),
        LOG_LEVEL: 'error',
      },
    },
    {
      command: 'node tests/fixtures/static-host.ts',
      url: `${STATIC_SITE}/`,
      env: { PORT: String(STATIC_PORT), MARKET: SITE },
    },
  ],
});
