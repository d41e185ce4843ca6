// Demo market that attacks start from: filled once with users of every role, copied for each attack.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../server/config.ts';
import { fillIfEmpty } from '../demo/fill-if-empty.ts';
import { type CallAsPerson, setUpAppIfNeeded } from '../second-factor.ts';
import { openClient, runConcurrently } from './client.ts';
import { SHIPPED_MB } from './memory.ts';
import { startServer } from './server.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly id: string;
}

/** Accounts of the demo market that the attacks and the bystander use. */
export interface Accounts {
  readonly buyer: Account;
  readonly supplier: Account;
  readonly admin: Account;
  /** 200 buyers, each registered from an address of its own. */
  readonly buyers: readonly Account[];
  readonly suppliers: readonly Account[];
}

export interface MarketCopies {
  readonly accounts: Accounts;
  /** Copies the market for one attack. */
  copy(): Promise<MarketCopy>;
  close(): Promise<void>;
}

export interface MarketCopy {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  remove(): Promise<void>;
}

const BUYERS = 200;
const SUPPLIERS = 24;
const PASSWORD = 'a good secret';

const execute = async (server: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const databaseAt = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

const accountOf = (body: Buffer, email: string, password: string): Account => {
  const { token, user } = JSON.parse(body.toString()) as { token: string; user: { id: string } };
  return { email, password, token, id: user.id };
};

const json = { 'content-type': 'application/json' };

async function openAccounts(port: number, folder: string): Promise<Accounts> {
  const client = openClient(port);
  let addresses = 0;
  /** An unused source address, so that no limit by address applies. */
  const freshAddress = (): string => `127.0.3.${1 + (addresses++ % 250)}`;

  const call = async (path: string, body: Record<string, string>): Promise<Account> => {
    const answer = await client.send({
      method: 'POST',
      path: `/api/auth/${path}`,
      from: freshAddress(),
      headers: json,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return accountOf(answer.body, body.email ?? '', body.password ?? '');
  };
  const signUps = async (role: 'buyer' | 'supplier', number: number): Promise<Account[]> => {
    const opened: Account[] = [];
    await runConcurrently(
      4,
      Number.POSITIVE_INFINITY,
      async (at) => {
        opened[at] = await call('register', {
          role,
          name: `Person ${at}`,
          email: `attack-${role}-${at}@example.com`,
          password: PASSWORD,
          phone: role === 'buyer' ? '+919876543210' : '+8613800138000',
          companyName: `Attack ${role} ${at}`,
        });
      },
      number,
    );
    const missing = number - opened.filter(Boolean).length;
    if (missing > 0) throw new Error(`${missing} of ${number} ${role}s could not sign up`);
    return opened;
  };

  const demo = new Map(
    readFileSync(join(folder, 'demo-accounts.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map(([title = '', email = '', password = '']) => [title, { email, password }] as const),
  );
  const signInDemo = (title: string): Promise<Account> =>
    call('login', { ...(demo.get(title) ?? { email: title, password: '' }) });
  /** The copies are served as no demo, so the admin needs a second factor. */
  const signInAdmin = async (): Promise<Account> => {
    const admin = await signInDemo('admin');
    const callAsAdmin: CallAsPerson = async (method, path, body, headers) => {
      const answer = await client.send({
        method,
        path: `/api${path}`,
        from: freshAddress(),
        headers: { ...json, ...headers, authorization: `Bearer ${admin.token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
      return JSON.parse(answer.body.toString());
    };
    await setUpAppIfNeeded(callAsAdmin, admin.password);
    return admin;
  };
  try {
    return {
      buyer: await signInDemo('buyer'),
      supplier: await signInDemo('supplier'),
      admin: await signInAdmin(),
      buyers: await signUps('buyer', BUYERS),
      suppliers: await signUps('supplier', SUPPLIERS),
    };
  } finally {
    client.close();
  }
}

/** Fills the market on SQLite, or in a new database if `postgres` is a server address. */
export async function openMarketCopies(postgres: string | null): Promise<MarketCopies> {
  const root = mkdtempSync(join(tmpdir(), 'yantra-attack-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  const original = join(root, 'original');
  mkdirSync(original);
  const name = `yantra_attack_${process.pid}`;
  if (postgres) await execute(postgres, `create database ${name}`);
  const environmentOf = (folder: string, database: string): Record<string, string> => ({
    DATA_DIR: folder,
    ...(postgres ? { DATABASE_URL: databaseAt(postgres, database) } : {}),
  });
  const env = environmentOf(original, name);
  await fillIfEmpty(readConfig(env), () => {}, { familyPictures: true });
  const server = await startServer({
    env,
    logFile: join(root, 'filling.log'),
    memoryMb: SHIPPED_MB,
    limitsMemory: false,
  });
  const accounts = await openAccounts(server.port, original);
  await server.stop();

  let copies = 0;
  return {
    accounts,
    copy: async () => {
      const at = copies++;
      const folder = join(root, `copy-${at}`);
      cpSync(original, folder, { recursive: true });
      const copyName = `${name}_${at}`;
      if (postgres) await execute(postgres, `create database ${copyName} template ${name}`);
      return {
        env: environmentOf(folder, copyName),
        folder,
        remove: async () => {
          if (postgres) await execute(postgres, `drop database ${copyName} with (force)`);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    close: async () => {
      if (postgres) await execute(postgres, `drop database ${name} with (force)`);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
