// Hostile requests over every call and role: sends them to a market in this process and reports the results.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorReply } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { callOf } from './calls.ts';
import { plantStrangers } from './canaries.ts';
import { openDatabaseOf, openHostileMarket, ROLES, type Role } from './market.ts';
import { openRandom } from './random.ts';
import { draftOf, requestOf, spoil } from './request.ts';
import { makeThings } from './things.ts';

export interface HostileReport {
  readonly requests: number;
  /** Number of responses by call and status. */
  readonly histogram: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Share of requests answered with 429. */
  readonly refusedShare: number;
  /** Calls whose handler no request reached. */
  readonly unreached: readonly string[];
  /** Columns of strangers that hold a canary. */
  readonly planted: readonly string[];
  /** 5xx responses, leaked data of strangers, and replies that do not match the contract. */
  readonly faults: readonly string[];
}

export interface HostileOptions {
  readonly requests: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Number of requests after which missing users and objects are created again. */
const ROUND = 150;
const MAX_FAULTS = 200;
/** Calls that end an account or a session. */
const ENDING_PEOPLE = /logout|sessions|account\/delete|suspension|auth\/password/;
/** Calls that remove an object which other calls name. */
const ENDING_THINGS = /take-down|bulk|DELETE \/products|PUT \/admin\/reviews/;

/** Sends the requests to `app`, whose market has products but no users yet. */
export async function sendHostile(
  app: FastifyInstance,
  env: Readonly<Record<string, string>>,
  { requests, seed, progress }: HostileOptions,
): Promise<HostileReport> {
  const random = openRandom(seed);
  const strangers = await plantStrangers(openDatabaseOf(env));
  const market = await openHostileMarket(app, env);
  const histogram = new Map(ALL_ENDPOINTS.map((each) => [nameOf(each), new Map<number, number>()]));
  const reached = new Set<string>();
  const faults: string[] = [];
  let refused = 0;
  let things = await makeThings(market);
  let peopleEnded = false;
  let thingsEnded = false;

  const roleFor = (own: Role): Role => (random.chance(0.5) ? own : random.pick(ROLES));
  const ids = (): string[] => [
    ...strangers.ids,
    ...Object.values(things).filter((each) => typeof each === 'string'),
    ...Object.values(market.people).map(({ id }) => id),
  ];

  for (let at = 0; at < requests; at++) {
    if (at % ROUND === 0) progress?.(at);
    const replaced = peopleEnded || at % ROUND === 0 ? await market.mend() : [];
    if (thingsEnded || at % ROUND === 0 || replaced.some((role) => role !== 'other'))
      things = await makeThings(market);
    peopleEnded = false;
    thingsEnded = false;
    const endpoint = random.pick(ALL_ENDPOINTS);
    const name = nameOf(endpoint);
    const call = callOf(endpoint);
    const draft = draftOf(endpoint, call.right({ things, market, fresh: at }));
    const right = random.chance(call.rare ? 0.06 : 0.25);
    const role = right ? call.as : roleFor(call.as);
    if (!right) spoil(draft, random, ids());
    const token = role === 'visitor' ? null : market.people[role].token;
    const asForm = endpoint.bodyType === 'multipart' && random.chance(0.5);
    const request = requestOf(draft, token, asForm);
    const { status, text, type } = await market.inject(request);

    const statuses = histogram.get(name);
    statuses?.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === (call.reached ?? 200)) reached.add(name);
    if (status === 429) refused += 1;
    peopleEnded = status === 200 && ENDING_PEOPLE.test(name);
    thingsEnded = status === 200 && ENDING_THINGS.test(name);
    const fault = (what: string): void => {
      const sent = `${name} as ${role} (${draft.done.join() || 'right'}), request ${at}`;
      if (faults.length < MAX_FAULTS)
        faults.push(
          `${what}: ${sent}: ${request.url?.toString().slice(0, 120)} ${String(request.payload ?? '').slice(0, 200)}`,
        );
    };
    if (status >= 500) fault(`answered ${status}`);
    for (const column of strangers.leaksIn(text, role === 'admin'))
      fault(`a stranger's ${column} is in the answer`);
    if ((isFile(endpoint) && status === 200) || namesAnother(draft.params)) continue;
    if (!type.startsWith('application/json')) fault(`answered with ${type || 'no type'}`);
    else if (!isDeclared(endpoint, status, text)) fault(`answered ${status} not as declared`);
  }
  await strangers.expectUntouched().catch((error: Error) => faults.push(error.message));
  return {
    requests,
    histogram,
    refusedShare: refused / requests,
    unreached: [...histogram.keys()].filter((name) => !reached.has(name)),
    planted: strangers.planted,
    faults,
  };
}

/** Whether a parameter changes the path itself: an empty one or dots make another path. */
const namesAnother = (params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).some((value) => /^(?:\.|%2e)*$/i.test(value));

/** Whether the call answers with a file download. */
const isFile = (endpoint: Endpoint): boolean =>
  'replyType' in endpoint && endpoint.replyType === 'file';

function isDeclared(endpoint: Endpoint, status: number, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return z.safeParse(status < 400 ? endpoint.reply : errorReply, body).success;
  } catch {
    return false;
  }
}

/** One line for each call, with the number of responses by status. */
export const histogramOf = ({ histogram }: HostileReport): string =>
  [...histogram]
    .map(([name, statuses]) => {
      const counts = [...statuses].sort(([a], [b]) => a - b);
      return `${name.padEnd(36)} ${counts.map(([status, times]) => `${status}×${times}`).join(' ')}`;
    })
    .join('\n');
