// Log entries of failures that the client gets no details of: the cause and the file.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { picture } from '../../fixtures/files.ts';
import { type S3Server, startS3Server } from '../../fixtures/s3-server.ts';
import { createEnvironment, type TestEnvironment } from '../environment.ts';
import { registrationBody } from '../users.ts';
import { apiAt, openServer, type ServerProcess } from './process.ts';

let s3: S3Server;
let environment: TestEnvironment;
let server: ServerProcess;
beforeEach(async () => {
  s3 = await startS3Server();
  environment = await createEnvironment();
  const own = { ...s3.env(), S3_TIMEOUT_MS: '1000', LOG_LEVEL: 'info' };
  server = await openServer({ ...environment.env, ...own });
});
afterEach(async () => {
  await server.stop();
  await environment.remove();
  await s3.stop();
});

test('a file that cannot be removed is logged with the reason, and again at shutdown', async () => {
  const { token } = await apiAt(server.origin).call(register, {
    body: registrationBody('supplier'),
  });
  const api = apiAt(server.origin, token);
  s3.behavior = (requestLine) => (/^(?:PUT|DELETE)/.test(requestLine) ? 'fails' : 'normal');
  const call = api.call(updateProfile, { body: { avatar: await picture() } });
  await expect(call).rejects.toMatchObject({ code: 'unavailable' });
  const fileErrors = () => server.logEntries().filter(({ key }) => key !== undefined);
  await vi.waitFor(() => expect(fileErrors()).toHaveLength(1), { timeout: 10_000 });
  const [{ key, error } = {}] = fileErrors();
  expect(key).toMatch(/(?:^|\/)uploads\/.+\.webp$/);
  expect(error).toMatchObject({
    type: expect.any(String),
    stack: expect.stringMatching(/SlowDown/),
  });
  await server.stop();
  expect(server.logEntries().at(-1)).toMatchObject({ keys: expect.arrayContaining([key]) });
});
