// Vulnerability check, run as a command, with a fake npm whose output the test controls.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/audit.ts', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const runAudit = (answer: object) => {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
const finding = (severity: string) => ({
  vulnerabilities: { fastify: { name: 'fastify', severity, range: '<5.0.0' } },
});

test.each(['high', 'critical'])('a %s finding is printed and fails', (severity) => {
  const { status, said: output } = runAudit(finding(severity));
  expect(status).toBe(1);
  expect(output).toContain(`${severity}: fastify <5.0.0`);
});

test('a lower finding is printed and passes', () => {
  const { status, said: output } = runAudit(finding('moderate'));
  expect(status).toBe(0);
  expect(output).toContain('moderate: fastify <5.0.0');
});

test('an unreachable registry is printed and passes', () => {
  const { status, said: output } = runAudit({ message: '405 Method Not Allowed' });
  expect(status).toBe(0);
  expect(output).toContain('NOT CHECKED');
});
