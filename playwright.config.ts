// Browser tests against the built site on a demo market of its own, at desktop and phone size.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 4390;
/** The same site over a backend that answers in the plainest documented variants. */
export const PLAIN_PORT = 4392;
const PLAIN_BACKEND_PORT = 4391;

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
      url: `http://127.0.0.1:${PORT}/api/health`,
      env: {
        PORT: String(PORT),
        DATA_DIR: join(tmpdir(), `yantra-e2e-${process.pid}`),
        DEMO: '1',
        LOG_LEVEL: 'error',
      },
    },
    {
      command: 'node tests/fixtures/plain-backend.ts',
      url: `http://127.0.0.1:${PLAIN_BACKEND_PORT}/api/health`,
      env: { PORT: String(PLAIN_BACKEND_PORT) },
    },
    {
      command: 'node server/main.ts',
      url: `http://127.0.0.1:${PLAIN_PORT}/`,
      env: {
        PORT: String(PLAIN_PORT),
        API_ORIGIN: `http://127.0.0.1:${PLAIN_BACKEND_PORT}`,
        DATA_DIR: join(tmpdir(), `yantra-plain-${process.pid}`),
        LOG_LEVEL: 'error',
      },
    },
  ],
});
