// Key of the rate limits per call.
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Accounts behind one address each have their own allowance. */
export const rateLimitKey = ({ user, ip }: FastifyRequest): string =>
  `${networkOf(ip)} ${user?.id ?? ''}`;
