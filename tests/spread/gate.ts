// TCP proxy in front of the database for failure tests: forwards everything, nothing, or loses a commit or its answer.
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { freePort } from '../api/platform/process.ts';

export interface Gate {
  readonly port: number;
  /** Refuses connections. */
  shut(): Promise<void>;
  /** Accepts connections and forwards nothing. */
  hang(): void;
  /** Forwards commits, and closes the connection before their answer. */
  forget(): void;
  /** Closes the connection before a statement that contains this text reaches the database; by default a commit. */
  lose(statement?: string): void;
  open(): Promise<void>;
}

/** A commit as the driver encodes it. */
const COMMIT = Buffer.from('commit\0');

export async function openGate(to: URL): Promise<Gate> {
  const port = await freePort();
  const lines = new Set<Socket>();
  let way: 'open' | 'shut' | 'hanging' | 'forgetful' | 'losing' = 'open';
  let lost = COMMIT;
  const passes = () => way !== 'shut' && way !== 'hanging';
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => {}).on('close', () => lines.delete(line));
    if (way === 'hanging') return;
    const database = createConnection(Number(to.port || 5432), to.hostname);
    lines.add(database);
    database.on('error', () => line.destroy()).on('close', () => line.destroy());
    line.on('close', () => database.destroy());
    let isForgotten = false;
    line.on('data', (bytes) => {
      if (way === 'losing' && bytes.includes(lost)) return void line.destroy();
      isForgotten ||= way === 'forgetful' && bytes.includes(COMMIT);
      if (passes()) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isForgotten) line.destroy();
      else if (passes()) line.write(bytes);
    });
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const dropAll = () => {
    for (const line of lines) line.destroy();
  };
  await listen();
  return {
    port,
    async shut() {
      way = 'shut';
      server.close();
      dropAll();
    },
    hang() {
      way = 'hanging';
    },
    forget() {
      way = 'forgetful';
    },
    lose(statement) {
      lost = statement === undefined ? COMMIT : Buffer.from(statement);
      way = 'losing';
    },
    async open() {
      // After `lose` the affected connection is already closed; the other ones still work.
      if (way !== 'losing') dropAll();
      way = 'open';
      if (!server.listening) await listen();
    },
  };
}
