// `npm run check`: formatting, lint, types, texts, contrast; everything that needs no running server.
import { runSteps, type Step } from './steps.ts';

export const CHECKS: readonly Step[] = [
  { name: 'formatting and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  {
    name: 'types',
    args: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'],
    beside: true,
  },
  { name: 'locale files', args: ['scripts/check-locales.ts'] },
  { name: 'content pages', args: ['scripts/check-content.ts'] },
  { name: 'links of content pages', args: ['scripts/check-links.ts'] },
  { name: 'terms', args: ['scripts/check-terms.ts'] },
  { name: 'rules of import', args: ['scripts/check-rules.ts'] },
  { name: 'the BIS PDF is up to date', args: ['scripts/bis-pdf.ts', '--check'] },
  { name: 'permissions are up to date', args: ['scripts/permissions.ts', '--check'] },
  { name: 'imports', args: ['scripts/check-imports.ts'] },
  { name: 'contrast', args: ['scripts/contrast.ts'] },
];

if (import.meta.main) process.exit((await runSteps(CHECKS)).failed ? 1 : 0);
