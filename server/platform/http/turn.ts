// Fair queue key of a request: its network, or none for a request that is part of a page render, which has waited already.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** A client cannot set it: only work that this process runs inside `withTurn` has it. */
const turn = new AsyncLocalStorage<true>();

/** Runs `work`, including the calls to this process that it makes, without further waiting in the queue. */
export const withTurn = <Result>(work: () => Result): Result => turn.run(true, work);

/** Returns the network under which a request waits; null if it runs inside `withTurn`. */
export const turnOf = (request: FastifyRequest): string | null =>
  turn.getStore() ? null : networkOf(request.ip);
