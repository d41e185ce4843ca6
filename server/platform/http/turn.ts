// Whose turn a request waits for: its network's, or none where it is part of a render, which has its turn already.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Nothing a request carries can set it: only what this process itself runs inside `withTurn` has it. */
const turn = new AsyncLocalStorage<true>();

/** Runs `work`, and every call to this process that it makes, as part of the turn that the caller has. */
export const withTurn = <Result>(work: () => Result): Result => turn.run(true, work);

/** The network that a request waits with; null where it has a turn already. */
export const turnOf = (request: FastifyRequest): string | null =>
  turn.getStore() ? null : networkOf(request.ip);
