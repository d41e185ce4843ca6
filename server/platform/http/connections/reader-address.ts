// The reader's address as the trusted proxies in front give it, also for connections that are no requests to Fastify.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../../config.ts';

/** Whether this address, so many hops away, is a proxy that is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** Only the proxy in front may open the socket file. */
export const trustedProxies = ({ socket, trustProxy }: Config): Trusts =>
  socket ? (_, hop) => hop === 0 : proxyAddr.compile([...trustProxy]);

/** '' where the connection is gone already. */
export const readerAddress = (request: IncomingMessage, trusts: Trusts): string =>
  proxyAddr(request, trusts) ?? '';
