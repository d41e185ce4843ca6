// `node tools/bench/sign-in.ts`: duration of a sign-in compared with the password hash alone, measured in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '../../contract/accounts/auth.ts';
import { hashPassword, verifyPassword } from '../../server/accounts/sign-in/passwords.ts';
import { createApi } from '../../src/api/call.ts';
import { httpTransport } from '../../src/api/http.ts';
import { startMarket } from './running-server.ts';

/** Below the server's limit of sixty sign-ins a minute from one address. */
const REPETITIONS = 40;

const dataDir = mkdtempSync(join(tmpdir(), 'sign-in-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const server = await startMarket({ env: { DATA_DIR: dataDir } });
const api = createApi({ lang: 'en', transport: httpTransport(server.origin) });
const account = { email: 'sign-in@example.com', password: 'a good secret' };
const body = { ...account, role: 'buyer', name: 'Asha Rao', phone: '+919876543210' } as const;
await api.call(register, { body });

/** Median milliseconds of the calls. */
async function medianMsOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let at = 0; at < REPETITIONS; at++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[REPETITIONS / 2] ?? 0;
}

const hash = await hashPassword(account.password);
const hashMs = await medianMsOf(() => verifyPassword(account.password, hash));
const signInMs = await medianMsOf(() => api.call(login, { body: account }));
await server.stop();
console.log(`One hash: ${hashMs.toFixed(1)} ms. A sign-in: ${signInMs.toFixed(1)} ms.`);
console.log(`A sign-in costs ${(signInMs / hashMs).toFixed(2)} hashes.`);
