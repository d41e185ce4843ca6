// Hostile requests over every call and role: sends them to a market in this process and reports the results.

import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../../contract/index.ts';
import { createRandom } from '../../../../tools/demo/random.ts';
import { createSampleObjects } from '../../../../tools/sample-calls.ts';
import { differencesFromContract } from '../../contract-differences.ts';
import { callOf } from './calls.ts';
import { plantStrangers } from './canaries.ts';
import { openDatabaseOf, openHostileMarket, ROLES, type Role } from './market.ts';
import { draftOf, mutate, requestOf } from './request.ts';

export interface HostileReport {
  /** Number of responses by call and status. */
  readonly histogram: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Share of requests answered with 429. */
  readonly refusedShare: number;
  /** Calls whose handler no request reached. */
  readonly unreached: readonly string[];
  /** Columns of strangers that hold a canary. */
  readonly planted: readonly string[];
  /** 5xx responses, leaked data of strangers, and replies that do not match the contract. */
  readonly failures: readonly string[];
}

export interface HostileOptions {
  readonly requests: number;
  readonly seed: number;
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Number of requests after which missing users and objects are created again. */
const ROUND_REQUESTS = 150;
const MAX_FAILURES = 200;
/** Calls that end an account or a session. */
const ENDS_ACCOUNT = /logout|sessions|account\/delete|suspension|auth\/password/;
/** Calls that remove an object which other calls name. */
const REMOVES_OBJECT = /take-down|bulk|DELETE \/products|PUT \/admin\/reviews/;

/** Sends the requests to `app`, whose market has products but no users yet. */
export async function sendHostile(
  app: FastifyInstance,
  env: Readonly<Record<string, string>>,
  { requests, seed }: HostileOptions,
): Promise<HostileReport> {
  const random = createRandom(seed);
  const strangers = await plantStrangers(openDatabaseOf(env));
  const market = await openHostileMarket(app, env);
  const histogram = new Map(ALL_ENDPOINTS.map((each) => [nameOf(each), new Map<number, number>()]));
  const reached = new Set<string>();
  const failures: string[] = [];
  let refused = 0;
  const createObjects = () => createSampleObjects(market.callOk, market.users.supplier.id);
  let objects = await createObjects();
  let accountEnded = false;
  let objectRemoved = false;

  const roleFor = (own: Role): Role => (random.chance(0.5) ? own : random.pick(ROLES));
  const ids = (): string[] => [
    ...strangers.ids,
    ...Object.values(objects).filter((each) => typeof each === 'string'),
    ...Object.values(market.users).map(({ id }) => id),
  ];

  for (let at = 0; at < requests; at++) {
    const replaced =
      accountEnded || at % ROUND_REQUESTS === 0 ? await market.replaceInvalidUsers() : [];
    if (objectRemoved || at % ROUND_REQUESTS === 0 || replaced.some((role) => role !== 'other'))
      objects = await createObjects();
    accountEnded = false;
    objectRemoved = false;
    const endpoint = random.pick(ALL_ENDPOINTS);
    const name = nameOf(endpoint);
    const call = callOf(endpoint);
    const draft = draftOf(endpoint, call.validRequest({ objects, market, uniqueNumber: at }));
    const isValid = random.chance(call.isRare ? 0.06 : 0.25);
    const role = isValid ? call.role : roleFor(call.role);
    if (!isValid) mutate(draft, random, ids());
    const token = role === 'visitor' ? null : market.users[role].token;
    const asForm = endpoint.bodyType === 'multipart' && random.chance(0.5);
    const request = requestOf(draft, token, asForm);
    const { status, text, type } = await market.inject(request);

    const statuses = histogram.get(name);
    statuses?.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === (call.reachedStatus ?? 200)) reached.add(name);
    if (status === 429) refused += 1;
    accountEnded = status === 200 && ENDS_ACCOUNT.test(name);
    objectRemoved = status === 200 && REMOVES_OBJECT.test(name);
    const noteFailure = (problem: string): void => {
      const sent = `${name} as ${role} (${draft.mutations.join() || 'valid'}), request ${at}`;
      if (failures.length < MAX_FAILURES)
        failures.push(
          `${problem}: ${sent}: ${request.url?.toString().slice(0, 120)} ${String(request.payload ?? '').slice(0, 200)}`,
        );
    };
    if (status >= 500) noteFailure(`reply ${status}`);
    for (const column of strangers.leaksIn(text, role === 'admin'))
      noteFailure(`a stranger's ${column} is in the reply`);
    if ((isFile(endpoint) && status === 200) || changesPath(draft.params)) continue;
    if (isFormPage(request, type)) continue;
    if (!type.startsWith('application/json'))
      noteFailure(`reply with ${type || 'no content type'}`);
    else if (!isDeclared(endpoint, status, text))
      noteFailure(`reply ${status} does not match the contract`);
  }
  await strangers.expectUntouched().catch((error: Error) => failures.push(error.message));
  return {
    histogram,
    refusedShare: refused / requests,
    unreached: [...histogram.keys()].filter((name) => !reached.has(name)),
    planted: strangers.planted,
    failures,
  };
}

/** Whether a parameter changes the path itself: an empty one or dots make another path. */
const changesPath = (params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).some((value) => /^(?:\.|%2e)*$/i.test(value));

/** A server with a built site answers a form of a browser without scripts with a page. */
const isFormPage = ({ headers }: InjectOptions, type: string): boolean =>
  type.startsWith('text/html') &&
  String(headers?.['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

/** Whether the call answers with a file download. */
const isFile = (endpoint: Endpoint): boolean =>
  'replyType' in endpoint && endpoint.replyType === 'file';

function isDeclared(endpoint: Endpoint, status: number, text: string): boolean {
  try {
    return differencesFromContract(endpoint, status, JSON.parse(text)).length === 0;
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
