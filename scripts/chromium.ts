// Browser for the tests: the one named by CHROMIUM, Playwright's own, or the system's; otherwise it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless one is first: it needs half the time for the same pages. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = (): string | null => {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
};

/** Path of a browser; null if there is none, after printing the reason. */
export function findOrInstallChromium(): string | null {
  const existing = findChromium();
  if (existing) return existing;
  if (process.env.CHROMIUM) {
    console.error(`CHROMIUM is ${process.env.CHROMIUM}, which does not exist.`);
    return null;
  }
  console.log('Installing a browser for the tests …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  const installed = findChromium();
  if (!installed)
    console.error(
      'No browser was found and none could be downloaded. Install Chromium (on Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.',
    );
  return installed;
}
