// Where a process takes connections: at a port, or at a socket file of this machine, which can be given up without a gap.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const isTaken = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE';

/** Whether somebody answers behind the file; what a killed process left behind answers nobody. */
async function answers(path: string): Promise<boolean> {
  const line = createConnection(path);
  try {
    await once(line, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    line.destroy();
  }
}

/** Rejects with one clear line where the place is taken. */
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
  // Who comes through a file has no address; limits and logs need one.
  app.server.on('connection', (line: Socket) => {
    Object.defineProperty(line, 'remoteAddress', { value: '127.0.0.1' });
  });
  const open = () => app.listen({ path: socket, writableAll: true });
  await open().catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    if (await answers(socket)) throw new Error(`${socket} is taken; set SOCKET to another.`);
    rmSync(socket);
    await open();
  });
}

/**
 * From now on nobody finds the way in, and whoever was on it is still let in: a proxy that does not find the file has sent
 * nothing yet and goes elsewhere, whatever it was asked. A port can only be shut in the face of those before it.
 */
export const takeDownSign = ({ socket }: Pick<Config, 'socket'>): void => {
  if (socket !== null) rmSync(socket, { force: true });
};
