// In-process market for hostile requests and its users: one of each role, replaced when the account or session has ended.
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { setAdmin } from '../../../../server/accounts/account-queries.ts';
import type { DbOrTx } from '../../../../server/platform/db/open.ts';
import { confirmationOf, confirmSession } from '../../../../tools/confirmed-session.ts';
import { SAMPLE_PASSWORD, sampleUser } from '../../../../tools/sample-calls.ts';
import { type CallAsPerson, setUpAppIfNeeded } from '../../../../tools/second-factor.ts';
import { withDatabase } from '../../environment.ts';

export const ROLES = ['visitor', 'buyer', 'supplier', 'other', 'admin', 'suspended'] as const;
export type Role = (typeof ROLES)[number];
type Member = Exclude<Role, 'visitor'>;

export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** The server, called without a socket; each call has an address of its own, so that no limit by address applies. */
export interface HostileMarket {
  readonly app: FastifyInstance;
  readonly users: Readonly<Record<Member, Actor>>;
  inject(options: InjectOptions): Promise<Reply>;
  /** Sends a call that must succeed. */
  callOk<Answer>(
    role: Role,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Answer>;
  /** Replaces every user whose token is no longer valid for its role; returns the replaced ones. */
  replaceInvalidUsers(): Promise<Member[]>;
  inDatabase<Result>(work: (db: DbOrTx) => Promise<Result>): Promise<Result>;
}

/** The database beside the server. */
export const openDatabaseOf =
  (env: Readonly<Record<string, string>>): HostileMarket['inDatabase'] =>
  (work) =>
    withDatabase({ env }, ({ db }) => work(db));

export async function openHostileMarket(
  app: FastifyInstance,
  env: Readonly<Record<string, string>>,
): Promise<HostileMarket> {
  let calls = 0;
  let createdUsers = 0;
  const address = (): string => {
    calls += 1;
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  };
  const users: Partial<Record<Member, Actor>> = {};

  const inject: HostileMarket['inject'] = async (options) => {
    const { authorization } = options.headers ?? {};
    // Confirmed like every actor, so that no call ends at the missing confirmation.
    const confirmed = authorization
      ? { 'x-confirmation': confirmationOf(String(authorization).replace('Bearer ', '')) }
      : {};
    const headers = { ...confirmed, ...options.headers };
    const reply = await app.inject({ remoteAddress: address(), ...options, headers });
    return {
      status: reply.statusCode,
      text:
        reply.headers['content-encoding'] === 'gzip'
          ? gunzipSync(reply.rawPayload).toString()
          : reply.payload,
      type: String(reply.headers['content-type'] ?? ''),
    };
  };
  const callOk: HostileMarket['callOk'] = async (role, method, path, body) => {
    const token = role === 'visitor' ? null : users[role]?.token;
    const { status, text } = await inject({
      method,
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body ? { payload: body } : {}),
    });
    if (status !== 200) throw new Error(`${role} ${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const inDatabase = openDatabaseOf(env);
  const callAsAdmin: CallAsPerson = async (method, path, body) =>
    // The session is confirmed already.
    path === '/auth/confirmation' ? {} : callOk('admin', method, path, body);
  const replace = async (role: Member): Promise<void> => {
    const sells = role === 'supplier' || role === 'other' || role === 'suspended';
    const email = `hostile-${role}-${createdUsers++}@example.com`;
    const answer = await callOk<{ token: string; user: { id: string } }>(
      'visitor',
      'POST',
      '/auth/register',
      {
        ...sampleUser(role, sells),
        email,
        companyName: `Works ${createdUsers}`,
      },
    );
    const { id } = answer.user;
    if (role === 'admin') await inDatabase((db) => setAdmin(db, id, true));
    users[role] = { id, email, password: SAMPLE_PASSWORD, token: answer.token };
    await inDatabase((db) => confirmSession(db, answer.token));
    if (role === 'admin') await setUpAppIfNeeded(callAsAdmin, SAMPLE_PASSWORD);
    if (role === 'suspended')
      await callOk('admin', 'PUT', `/admin/users/${id}/suspension`, { reason: 'A test.' });
  };
  const market: HostileMarket = {
    app,
    users: users as Record<Member, Actor>,
    inject,
    callOk,
    inDatabase,
    async replaceInvalidUsers() {
      const replaced: Member[] = [];
      for (const role of ['admin', 'buyer', 'supplier', 'other', 'suspended'] as const) {
        const { status } = await inject({
          url: '/api/auth/me',
          headers: { authorization: `Bearer ${users[role]?.token ?? ''}` },
        });
        if (status === (role === 'suspended' ? 403 : 200)) continue;
        await replace(role);
        replaced.push(role);
      }
      return replaced;
    },
  };
  await market.replaceInvalidUsers();
  return market;
}
