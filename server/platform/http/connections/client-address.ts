// Client address behind trusted proxies, also for connections that are not Fastify requests.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../../config.ts';

/** Whether the address, `hop` hops away, is a trusted proxy. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** With a socket file, only the proxy in front can connect. */
export const trustedProxies = ({ socket, trustProxy }: Config): TrustProxy =>
  socket ? (_, hop) => hop === 0 : proxyAddr.compile([...trustProxy]);

/** Returns '' if the connection is closed already. */
export const clientAddress = (request: IncomingMessage, trustProxy: TrustProxy): string =>
  proxyAddr(request, trustProxy) ?? '';
