// Accounts of the recorded calls and the objects that they share, created through the API in each run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSampleObjects,
  SAMPLE_PASSWORD,
  type SampleObjects,
  sampleUser,
} from '../sample-calls.ts';
import { type CallAsPerson, confirmIdentity, setUpAppIfNeeded } from '../second-factor.ts';
import type { Server } from './server.ts';

export interface CompareUser {
  readonly id: string;
  readonly email: string;
  readonly token: string | null;
}
export type CompareUsers = Readonly<Record<Role, CompareUser>>;
export type NewUsers = Omit<CompareUsers, 'demoBuyer' | 'demoSupplier'>;

/** `supplier` and `buyer` share an order and a chat; `other` and `stranger` have no access to these. */
export const ROLES = [
  ...(['visitor', 'suspended', 'stranger', 'other', 'buyer', 'supplier', 'admin'] as const),
  ...(['demoBuyer', 'demoSupplier', 'leaver'] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** Sends a JSON call with a user's token and parses the JSON reply; throws for any status except 200. */
export async function callOk<Answer>(
  server: Server,
  person: Pick<CompareUser, 'token'>,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const reply = await server.send({
    method,
    path: `/api${path}`,
    headers: {
      ...headers,
      ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
  return JSON.parse(reply.body.toString()) as Answer;
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}
const VISITOR: CompareUser = { id: '', email: '', token: null };

/** Registers the accounts, without those of the demo market. */
export async function createUsers(server: Server): Promise<NewUsers> {
  const register = async (name: string, sells: boolean): Promise<CompareUser> => {
    const email = `compare-${name}@example.com`;
    const { token, user } = await callOk<SignedIn>(server, VISITOR, 'POST', '/auth/register', {
      ...sampleUser(name, sells),
      email,
      companyName: `Works ${name}`,
    });
    return { id: user.id, email, token };
  };
  const admin = await register('admin', false);
  await server.grantAdmin(admin.email);
  const callAsAdmin: CallAsPerson = (...call) => callOk(server, admin, ...call);
  const app = await setUpAppIfNeeded(callAsAdmin, SAMPLE_PASSWORD);
  const confirmed = await confirmIdentity(callAsAdmin, SAMPLE_PASSWORD, app?.recoveryCodes[0]);
  const suspended = await register('suspended', false);
  const path = `/admin/users/${suspended.id}/suspension`;
  await callOk(server, admin, 'PUT', path, { reason: 'A test.' }, confirmed);
  return {
    visitor: VISITOR,
    suspended,
    stranger: await register('stranger', false),
    other: await register('other', true),
    buyer: await register('buyer', false),
    supplier: await register('supplier', true),
    admin,
    leaver: await register('leaver', false),
  };
}

/** Signs in as the demo market's buyer and supplier, whose passwords are in the folder `data`. */
export async function signInDemoUsers(
  server: Server,
  data: string,
): Promise<Pick<CompareUsers, 'demoBuyer' | 'demoSupplier'>> {
  const accounts = readFileSync(join(data, 'demo-accounts.txt'), 'utf8').split('\n');
  const signIn = async (title: string): Promise<CompareUser> => {
    const line = accounts.find((each) => each.startsWith(title)) ?? '';
    const [, email = '', password = ''] = /(\S+@\S+)\s+(\S+)\s*$/.exec(line) ?? [];
    const body = { email, password };
    const { token, user } = await callOk<SignedIn>(server, VISITOR, 'POST', '/auth/login', body);
    return { id: user.id, email, token };
  };
  return { demoBuyer: await signIn('buyer'), demoSupplier: await signIn('supplier') };
}

export const createTestObjects = (server: Server, users: NewUsers): Promise<SampleObjects> =>
  createSampleObjects(
    (role, method, path, body) => callOk(server, users[role], method, path, body),
    users.supplier.id,
  );
