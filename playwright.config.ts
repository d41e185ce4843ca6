// Browser tests against the built site on a demo market of its own, at desktop and phone size.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The first of four ports in a row. */
const PORT = Number(process.env.E2E_PORT ?? 4390);
export const SITE = `http://127.0.0.1:${PORT}`;
/** The same site over a backend that answers in the plainest documented variants. */
const PLAIN_PORT = PORT + 2;
export const PLAIN_SITE = `http://127.0.0.1:${PLAIN_PORT}`;
const PLAIN_BACKEND_PORT = PORT + 1;
const PLAIN_BACKEND = `http://127.0.0.1:${PLAIN_BACKEND_PORT}`;

/** The built files on a static host, with the market's server behind it. */
const STATIC_PORT = PORT + 3;
export const STATIC_SITE = `http://127.0.0.1:${STATIC_PORT}`;

/** Made for one run and removed after it. Workers read this file too, and are told which run they belong to. */
process.env.E2E_DATA ??= join(tmpdir(), `yantra-e2e-${process.pid}`);
export const DATA_DIR = process.env.E2E_DATA;

const DESKTOP = { width: 1440, height: 900 };
const JOURNEY = /journey\.spec\.ts$/;
/** What these look at is the same on a phone; single tests of that kind are tagged @wide. */
const SAME_AT_EVERY_SIZE =
  /(?:content|contact|crawl|language|links|listing-edit|not-found|pictures|plain|product-search|session|without-scripts)\.spec\.ts$/;

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
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', testIgnore: JOURNEY, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      testIgnore: [JOURNEY, SAME_AT_EVERY_SIZE],
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // It changes what the public sees: nobody else may be counting then.
    {
      name: 'journey',
      testMatch: JOURNEY,
      dependencies: ['desktop', 'phone'],
      use: { viewport: DESKTOP },
    },
  ],
  webServer: [
    {
      command: 'node tools/demo/main.ts && node server/main.ts',
      url: `${SITE}/api/health`,
      env: {
        PORT: String(PORT),
        DATA_DIR: join(DATA_DIR, 'demo'),
        DEMO: '1',
        // Tests that open accounts over the API come from an address each: no limit of another counts.
        TRUST_PROXY: 'loopback',
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
