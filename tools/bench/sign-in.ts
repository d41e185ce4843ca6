// `npm run bench -- sign-in`: duration of a sign-in compared with the password hash alone, measured in the same run.
import { login } from '../../contract/accounts/auth.ts';
import { hashPassword, verifyPassword } from '../../server/accounts/sign-in/passwords.ts';
import { ACCOUNT, openEmptyMarket } from './markets/empty-market.ts';

/** Below the server's limit of sixty sign-ins a minute from one address. */
const REPETITIONS = 40;

const { server, api } = await openEmptyMarket();

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

const hash = await hashPassword(ACCOUNT.password);
const hashMs = await medianMsOf(() => verifyPassword(ACCOUNT.password, hash));
const signInMs = await medianMsOf(() => api.call(login, { body: ACCOUNT }));
await server.stop();
console.log(`One hash: ${hashMs.toFixed(1)} ms. A sign-in: ${signInMs.toFixed(1)} ms.`);
console.log(`A sign-in costs ${(signInMs / hashMs).toFixed(2)} hashes.`);
