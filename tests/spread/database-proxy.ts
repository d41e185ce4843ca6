// TCP proxy in front of the database for failure tests: forwards everything, nothing, or loses a commit or its answer.
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { freePort } from '../../tools/server-process.ts';

export interface DatabaseProxy {
  readonly port: number;
  /** Refuses connections. */
  refuseConnections(): Promise<void>;
  /** Accepts connections and forwards nothing. */
  stall(): void;
  /** Forwards commits, and closes the connection before their answer. */
  dropCommitReplies(): void;
  /** Closes the connection before a statement that contains this text reaches the database; by default a commit. */
  dropStatement(statement?: string): void;
  forward(): Promise<void>;
}

/** A commit as the driver encodes it. */
const COMMIT = Buffer.from('commit\0');

export async function startDatabaseProxy(to: URL): Promise<DatabaseProxy> {
  const port = await freePort();
  const connections = new Set<Socket>();
  let mode: 'open' | 'refusing' | 'stalled' | 'dropping-replies' | 'dropping-statement' = 'open';
  let droppedStatement = COMMIT;
  const isForwarding = () => mode !== 'refusing' && mode !== 'stalled';
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => {}).on('close', () => connections.delete(connection));
    if (mode === 'stalled') return;
    const database = createConnection(Number(to.port || 5432), to.hostname);
    connections.add(database);
    database.on('error', () => connection.destroy()).on('close', () => connection.destroy());
    connection.on('close', () => database.destroy());
    let dropsReply = false;
    connection.on('data', (bytes) => {
      if (mode === 'dropping-statement' && bytes.includes(droppedStatement))
        return void connection.destroy();
      dropsReply ||= mode === 'dropping-replies' && bytes.includes(COMMIT);
      if (isForwarding()) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (dropsReply) connection.destroy();
      else if (isForwarding()) connection.write(bytes);
    });
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const dropAll = () => {
    for (const connection of connections) connection.destroy();
  };
  await listen();
  return {
    port,
    async refuseConnections() {
      mode = 'refusing';
      server.close();
      dropAll();
    },
    stall() {
      mode = 'stalled';
    },
    dropCommitReplies() {
      mode = 'dropping-replies';
    },
    dropStatement(statement) {
      droppedStatement = statement === undefined ? COMMIT : Buffer.from(statement);
      mode = 'dropping-statement';
    },
    async forward() {
      // After `dropStatement` the affected connection is already closed; the other ones still work.
      if (mode !== 'dropping-statement') dropAll();
      mode = 'open';
      if (!server.listening) await listen();
    },
  };
}
