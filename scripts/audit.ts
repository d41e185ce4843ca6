// `npm run audit`: check of production packages for known vulnerabilities; fails on high and critical ones.
import { spawnSync } from 'node:child_process';

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
/** Severities that fail the check. */
const FAILING_SEVERITIES: readonly string[] = ['critical', 'high'];

interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

type Report = { readonly findings: readonly Finding[] } | { readonly failure: string };

function reportOf(output: string): Report {
  try {
    const read = JSON.parse(output) as {
      vulnerabilities?: Record<string, Finding>;
      message?: string;
    };
    if (read.vulnerabilities) return { findings: Object.values(read.vulnerabilities) };
    return { failure: read.message ?? 'no report' };
  } catch {
    return { failure: 'no report' };
  }
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
});
const report = reportOf(stdout ?? '');
if ('failure' in report) {
  console.warn(`NOT CHECKED: npm audit got no report from the registry (${report.failure}).`);
  process.exit(0);
}
const { findings } = report;
for (const severity of SEVERITIES)
  for (const { name, range } of findings.filter((each) => each.severity === severity))
    console.log(`${severity}: ${name} ${range}`);
const failing = findings.filter(({ severity }) => FAILING_SEVERITIES.includes(severity));
console.log(
  failing.length
    ? `${failing.length} production packages with high findings; run npm audit for details.`
    : `No high findings in production packages (${findings.length} lower ones).`,
);
process.exit(failing.length ? 1 : 0);
