// Types of an attack, and the environment that it runs in.
import { type Answer, type Client, count, openClient, type Sent } from './client.ts';
import type { Server } from './server.ts';
import type { Account, Cast } from './stage.ts';

/** Environment of one attack: the server, source addresses, accounts, and an end time. */
export interface Field {
  readonly port: number;
  readonly pid: number;
  /** Folder of the attacked market. */
  readonly folder: string;
  readonly client: Client;
  readonly cast: Cast;
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
  send(at: number, sent: Omit<Sent, 'from'>): Promise<Answer>;
  /** Records a status received over a raw socket; 0 if the connection broke. */
  note(status: number): void;
  /** Records a failure beyond the checks that apply to every attack. */
  fault(text: string): void;
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
  /** Whether it also runs on PostgreSQL. */
  readonly postgres?: boolean;
  /** Statuses that its own calls must not get; set for harmless users. */
  readonly unwanted?: readonly number[];
  /** Shell command that mounts a separate disk on the market's folder; the attack is skipped where that is impossible. */
  readonly mount?: (folder: string) => string;
  run(field: Field): Promise<void>;
}

export interface OpenField extends Field {
  readonly faults: readonly string[];
  close(): void;
}

export function openField(
  server: Server,
  folder: string,
  cast: Cast,
  { sources, seconds }: { readonly sources: number; readonly seconds: number },
): OpenField {
  const client = openClient(server.port);
  const faults: string[] = [];
  const one = (people: readonly Account[], at: number): Account =>
    people[sources === 1 ? 0 : at % people.length] as Account;
  const source = (at: number): string => `127.0.1.${1 + (at % sources)}`;
  return {
    port: server.port,
    pid: server.pid,
    folder,
    client,
    cast,
    sources,
    source,
    supplier: (at) => one(cast.suppliers, at),
    buyer: (at) => one(cast.buyers, at),
    until: performance.now() + seconds * 1000,
    send: (at, sent) => client.send({ ...sent, from: source(at) }),
    note: (status) => count(client.tally, status),
    fault: (text) => {
      if (faults.length < 20) faults.push(text);
    },
    faults,
    close: client.close,
  };
}
