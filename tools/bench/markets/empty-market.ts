// A server with an empty market and one signed-in supplier, for measurements of single calls.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '../../../contract/accounts/auth.ts';
import { type Api, createApi } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { httpTransport } from '../../../src/api/http.ts';
import { type RunningServer, startMarket } from './running-server.ts';

export const ACCOUNT = { email: 'bench@example.com', password: 'a good secret' } as const;

export async function openEmptyMarket(): Promise<{
  readonly server: RunningServer;
  readonly api: Api;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startMarket({ env: { DATA_DIR: dataDir } });
  const transport = httpTransport(server.origin);
  const body = {
    ...ACCOUNT,
    role: 'supplier',
    name: 'Li Wei',
    phone: '+8613800138000',
  } as const;
  const { token } = await createApi({ lang: 'en', transport }).call(register, { body });
  return {
    server,
    api: createApi({ lang: 'en', transport, token: () => token, encode: encodeForm }),
  };
}
