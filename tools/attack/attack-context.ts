// Types of an attack, and the environment that it runs in.
import {
  type AttackReply,
  type AttackRequest,
  type Client,
  countStatus,
  openClient,
} from './client.ts';
import type { Account, Accounts } from './market-copies.ts';
import type { Server } from './server.ts';

/** Environment of one attack: the server, source addresses, accounts, and an end time. */
export interface AttackContext {
  readonly port: number;
  readonly pid: number;
  /** Folder of the attacked market. */
  readonly folder: string;
  readonly client: Client;
  readonly accounts: Accounts;
  /** Number of source addresses. */
  readonly sources: number;
  /** Source address of the nth call, in rotation: 127.0.1.x. */
  source(at: number): string;
  /** Supplier account: always the same one with one source address, in rotation with several. */
  supplier(at: number): Account;
  buyer(at: number): Account;
  /** End time on the clock of `performance.now()`. */
  readonly until: number;
  /** Sends a call from the nth address. */
  send(at: number, sent: Omit<AttackRequest, 'from'>): Promise<AttackReply>;
  /** Records a status received over a raw socket; 0 if the connection broke. */
  noteStatus(status: number): void;
  /** Records a failure that the checks of every attack do not cover. */
  noteFailure(text: string): void;
}

export interface Attack {
  readonly name: string;
  /** Description for the table. */
  readonly summary: string;
  /** Maximum duration. */
  readonly seconds: number;
  /** Numbers of source addresses to run it with. */
  readonly sources: readonly number[];
  /** Parameters in CI; absent if it does not run there. */
  readonly quick?: { readonly sources: number; readonly seconds: number };
  /** Memory of the server in megabytes, for a run each; 512 if absent. Runs in CI have the first. */
  readonly memoriesMb?: readonly number[];
  /** Whether it also runs on PostgreSQL. */
  readonly postgres?: boolean;
  /** Statuses that its own calls must not get; set for harmless users. */
  readonly unwantedStatuses?: readonly number[];
  /** Shell command that mounts a separate disk on the market's folder; the attack is skipped where that is impossible. */
  readonly mount?: (folder: string) => string;
  /** Opens what the attacked server needs outside of it, such as another host, and returns its settings. */
  readonly setUp?: () => Promise<{
    readonly env: Readonly<Record<string, string>>;
    close(): void;
  }>;
  run(field: AttackContext): Promise<void>;
}

export interface OpenAttackContext extends AttackContext {
  readonly failures: readonly string[];
  close(): void;
}

export function openAttackContext(
  server: Server,
  folder: string,
  accounts: Accounts,
  { sources, seconds }: { readonly sources: number; readonly seconds: number },
): OpenAttackContext {
  const client = openClient(server.port);
  const failures: string[] = [];
  const accountAt = (people: readonly Account[], at: number): Account =>
    people[sources === 1 ? 0 : at % people.length] as Account;
  const source = (at: number): string => `127.0.1.${1 + (at % sources)}`;
  return {
    port: server.port,
    pid: server.pid,
    folder,
    client,
    accounts,
    sources,
    source,
    supplier: (at) => accountAt(accounts.suppliers, at),
    buyer: (at) => accountAt(accounts.buyers, at),
    until: performance.now() + seconds * 1000,
    send: (at, sent) => client.send({ ...sent, from: source(at) }),
    noteStatus: (status) => countStatus(client.statusCounts, status),
    noteFailure: (text) => {
      if (failures.length < 20) failures.push(text);
    },
    failures,
    close: client.close,
  };
}
