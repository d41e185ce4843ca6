// Listening address of a process: a port, or a Unix socket file, which can be handed over without refusing a connection.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const isTaken = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE';

/** Whether a process answers at the socket file; a killed process leaves a file that no process answers. */
async function isAnswering(path: string): Promise<boolean> {
  const connection = createConnection(path);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Listens on the port or socket file. Rejects with a one-line message if it is in use. */
export async function listen(
  app: FastifyInstance,
  { host, port, socket }: Pick<Config, 'host' | 'port' | 'socket'>,
): Promise<void> {
  if (socket === null) {
    await app.listen({ port, host }).catch((error: unknown) => {
      if (isTaken(error)) throw new Error(`Port ${port} on ${host} is taken; set PORT to another.`);
      throw error;
    });
    return;
  }
  // Connections over a socket file have no remote address, but limits and logs need one.
  app.server.on('connection', (connection: Socket) => {
    Object.defineProperty(connection, 'remoteAddress', { value: '127.0.0.1' });
  });
  const open = () => app.listen({ path: socket, writableAll: true });
  await open().catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    if (await isAnswering(socket)) throw new Error(`${socket} is taken; set SOCKET to another.`);
    rmSync(socket);
    await open();
  });
}

/**
 * Removes the socket file: new connections fail, while waiting and open ones are still served. A proxy that does not find
 * the file has sent nothing yet and can use another process, for any method. A port has no such step: closing it would
 * refuse connections that are already waiting.
 */
export const removeSocketFile = ({ socket }: Pick<Config, 'socket'>): void => {
  if (socket !== null) rmSync(socket, { force: true });
};
