// Browser tests against the built site on a demo market of its own, at desktop and phone size.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The first of four ports in a row. */
const PORT = Number(process.env.E2E_PORT ?? 4390);
export const SITE = `http://127.0.0.1:${PORT}`;
/** The same site over a minimal backend, whose replies are the simplest documented variants. */
const MINIMAL_BACKEND_SITE_PORT = PORT + 2;
export const MINIMAL_BACKEND_SITE = `http://127.0.0.1:${MINIMAL_BACKEND_SITE_PORT}`;
const MINIMAL_BACKEND_PORT = PORT + 1;
const MINIMAL_BACKEND_ORIGIN = `http://127.0.0.1:${MINIMAL_BACKEND_PORT}`;

/** The built files on a static host that forwards to the market's server. */
const STATIC_PORT = PORT + 3;
export const STATIC_SITE = `http://127.0.0.1:${STATIC_PORT}`;

/** Created for one run and removed after it. Workers also load this file, and get the folder from the environment. */
process.env.E2E_DATA ??= join(tmpdir(), `yantra-e2e-${process.pid}`);
export const DATA_DIR = process.env.E2E_DATA;

const DESKTOP = { width: 1440, height: 900 };
const JOURNEY = /journey\.spec\.ts$/;
/** Specs whose result does not depend on the window size; single tests of that kind are tagged @wide. */
const DESKTOP_ONLY =
  '(?:content|contact|crawl|language|links|minimal-backend|not-found|pictures|product-edit|product-search|session|without-scripts)\\.spec\\.ts';
const DESKTOP_ONLY_SPECS = new RegExp(`${DESKTOP_ONLY}$`);
/**
 * A flow that is tested in both languages and at both sizes runs in Chinese on the desktop and in English on the phone, as most of
 * its users have it. General checks (width, texts of the other language) run in all four combinations, axe in these two.
 */
const otherLanguage = (project: string, lang: string): RegExp =>
  new RegExp(
    `^${project} (?!.*(?:${DESKTOP_ONLY}|accessibility|general checks|@wide)).*\\(${lang}\\)`,
  );

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/fixtures/remove-data.ts',
  fullyParallel: true,
  // Tests also wait for the server: one more than the cores of a small machine is a tenth faster.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  // The files that a faster run begins with.
  reportSlowTests: { max: 12, threshold: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: SITE,
    launchOptions,
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: JOURNEY,
      grepInvert: otherLanguage('desktop', 'en'),
      use: { viewport: DESKTOP },
    },
    {
      name: 'phone',
      testIgnore: [JOURNEY, DESKTOP_ONLY_SPECS],
      grepInvert: [/@wide/, otherLanguage('phone', 'zh-Hans')],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // It changes public counts, so it runs alone after the others.
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
      // The demo market draws its machines first, which takes long on a busy machine.
      timeout: 240_000,
      env: {
        PORT: String(PORT),
        DATA_DIR: join(DATA_DIR, 'demo'),
        DEMO: '1',
        // Tests register accounts from client addresses of their own, so that no rate limit of another test applies.
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
      },
    },
    {
      command: 'node tests/fixtures/minimal-backend.ts',
      url: `${MINIMAL_BACKEND_ORIGIN}/api/health`,
      env: { PORT: String(MINIMAL_BACKEND_PORT) },
    },
    {
      command: 'node server/main.ts',
      url: `${MINIMAL_BACKEND_SITE}/`,
      env: {
        PORT: String(MINIMAL_BACKEND_SITE_PORT),
        API_ORIGIN: MINIMAL_BACKEND_ORIGIN,
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
