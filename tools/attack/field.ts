// What an attack is, and what it has at hand while it runs.
import { type Answer, type Client, count, openClient, type Sent } from './client.ts';
import type { Server } from './server.ts';
import type { Account, Cast } from './stage.ts';

/** What one attack needs: a server, addresses to come from, people to act as, and an end. */
export interface Field {
  readonly port: number;
  readonly pid: number;
  /** The folder of the market under attack. */
  readonly folder: string;
  readonly client: Client;
  readonly cast: Cast;
  /** How many addresses it comes from. */
  readonly sources: number;
  /** The address of the nth call: 127.0.1.x, one after the other. */
  source(at: number): string;
  /** A supplier's account: always the same from one address, one after the other from many. */
  supplier(at: number): Account;
  buyer(at: number): Account;
  /** When it has to end, on the clock of `performance.now()`. */
  readonly until: number;
  /** A call from the nth address. */
  send(at: number, sent: Omit<Sent, 'from'>): Promise<Answer>;
  /** Notes a status that came over a raw socket; 0 where the connection broke. */
  note(status: number): void;
  /** Notes something that must not be, beside what is judged of every attack. */
  fault(text: string): void;
}

export interface Attack {
  readonly name: string;
  /** What it does, for the table. */
  readonly summary: string;
  /** The most it lasts. */
  readonly seconds: number;
  /** Numbers of addresses it comes from. */
  readonly sources: readonly number[];
  /** How it runs in CI; missing where it does not. */
  readonly quick?: { readonly sources: number; readonly seconds: number };
  /** Whether it also runs on PostgreSQL. */
  readonly postgres?: boolean;
  /** Statuses that its own calls must not be answered with: set for people who do no harm. */
  readonly unwanted?: readonly number[];
  /** A shell command that gives the market's folder a disk of its own; the attack is skipped where that is impossible. */
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
