// Log entries of failures that the client gets no details of: the cause and the file.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register, updateProfile } from '../../../contract/accounts/auth.ts';
import { picture } from '../../fixtures/files.ts';
import { openS3, type S3Server } from '../../fixtures/s3-server.ts';
import { newcomer } from '../people.ts';
import { emptyPlace, type Place } from '../place.ts';
import { apiAt, freePort, opened, type Running, start } from './process.ts';

let s3: S3Server;
let place: Place;
let server: Running;
beforeEach(async () => {
  s3 = await openS3();
  place = await emptyPlace();
  const own = { ...s3.env(), S3_TIMEOUT_MS: '1000', LOG_LEVEL: 'info' };
  server = await opened(start({ ...place.env, ...own, PORT: String(await freePort()) }));
});
afterEach(async () => {
  await server.stop();
  await place.remove();
  await s3.stop();
});

const lines = (): Record<string, unknown>[] =>
  server
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a file that could not be removed is named with the reason, and again at the end', async () => {
  const { token } = await apiAt(server.origin).call(register, { body: newcomer('supplier') });
  const api = apiAt(server.origin, token);
  s3.mood = (asked) => (/^(?:PUT|DELETE)/.test(asked) ? 'fails' : 'well');
  const call = api.call(updateProfile, { body: { avatar: await picture() } });
  await expect(call).rejects.toMatchObject({ code: 'unavailable' });
  const said = () => lines().filter(({ key }) => key !== undefined);
  await vi.waitFor(() => expect(said()).toHaveLength(1), { timeout: 10_000 });
  const [{ key, error } = {}] = said();
  expect(key).toMatch(/(?:^|\/)uploads\/.+\.webp$/);
  expect(error).toMatchObject({
    type: expect.any(String),
    stack: expect.stringMatching(/SlowDown/),
  });
  await server.stop();
  expect(lines().at(-1)).toMatchObject({ keys: expect.arrayContaining([key]) });
});
