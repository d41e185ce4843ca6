// `npm run bench -- content-build --articles 1000`: time and memory of the site build with many articles.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { memoryMb } from '../server-process.ts';
import { table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** All inputs of a build. */
const BUILD_INPUTS = [
  'src',
  'contract',
  'locales',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];
const LIMITS = { seconds: 60, megabytes: 1_500 };
const LANGUAGES = ['en', 'zh-hans'] as const;

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } });
const articleCount = Number(values.articles);
if (!Number.isInteger(articleCount) || articleCount < 1 || articleCount > 100_000) {
  console.error('Usage: npm run bench -- content-build --articles 1000');
  process.exit(2);
}

const copy = mkdtempSync(join(tmpdir(), 'yantra-content-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of BUILD_INPUTS) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));

/** Copies of real articles under new names, so that the text lengths are realistic. */
for (const language of LANGUAGES) {
  const folder = join(copy, 'src/content/blog', language);
  const texts = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let at = 0; at < articleCount; at++) {
    const text = (texts[at % texts.length] as string)
      .replace(/^featured: .*\n/m, '')
      .replace(/^(title: ['"]?)/m, `$1${at + 1}. `);
    writeFileSync(join(folder, `article-${at + 1}.md`), text);
  }
}

const started = performance.now();
/** Same command as in scripts/start.mjs. */
const build = ['--max-old-space-size=640', 'node_modules/astro/bin/astro.mjs', 'build', '--silent'];
const child = spawn(process.execPath, build, {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, memoryMb(child.pid, 'VmHWM') ?? 0);
}, 50);
const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
clearInterval(watch);
const seconds = (performance.now() - started) / 1000;
if (code !== 0) process.exit(1);
const pages = readdirSync(join(copy, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.html'),
).length;

const verdict = (value: number, limit: number): string => (value <= limit ? 'reached' : 'missed');
console.log(
  table(
    ['', '>measured', '>at most', ''],
    [
      ['articles in each language', String(articleCount), '', ''],
      ['pages', String(pages), '', ''],
      ['seconds', seconds.toFixed(1), String(LIMITS.seconds), verdict(seconds, LIMITS.seconds)],
      [
        'peak memory, MB',
        peak.toFixed(0),
        String(LIMITS.megabytes),
        verdict(peak, LIMITS.megabytes),
      ],
    ],
  ),
);
