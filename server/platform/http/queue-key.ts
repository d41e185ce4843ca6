// Fair queue key of a request: its network, or none for a request that is part of a page render, which has waited already.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** A client cannot set it: only work that this process runs inside `runWithoutQueueing` has it. */
const insideTurn = new AsyncLocalStorage<true>();

/** Runs `work`, including the calls to this process that it makes, without further waiting in the queue. */
export const runWithoutQueueing = <Result>(work: () => Result): Result =>
  insideTurn.run(true, work);

/** Returns the network under which a request waits; null if it runs inside `runWithoutQueueing`. */
export const queueKeyOf = (request: FastifyRequest): string | null =>
  insideTurn.getStore() ? null : networkOf(request.ip);
