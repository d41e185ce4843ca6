// Puts what suppliers write into the other language, one after the other and beside everything else: after each change, and
// at start what a process that died has left. The public pages then have both languages without asking anybody.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MachineWords, Told } from './machine-text-queries.ts';
import type { MachineTexts } from './missing-text-queries.ts';
import type { Translator } from './service.ts';
import { toldCompany, toldListing } from './tell.ts';

export interface TextKeeper {
  /** Looks once through the market for what is missing. */
  start(): void;
  /** To be called after a listing's words or its being public have changed, and likewise for a company. */
  listings(ids: readonly string[]): void;
  company(id: string): void;
  stop(): Promise<void>;
}

interface Parts {
  readonly texts: MachineTexts;
  readonly words: MachineWords;
  readonly translator: Translator;
  /** The version of the glossary that answers; null where a service does, and what is not to be had now may be had later. */
  readonly glossary: string | null;
  /** Told after the public sees something new. */
  readonly onTold: () => void;
  readonly log: FastifyBaseLogger;
}

interface Job {
  readonly kind: 'listing' | 'company';
  readonly id: string;
}

const MINUTE = 60_000;
/** After a look that left something; then at the next change or start. */
const PAUSES_MS: readonly number[] = [MINUTE, 10 * MINUTE, 60 * MINUTE];
/** Between two slices of the market. */
const BREATH_MS = 50;
/** Written together, so that caches are emptied once for all of them; and how long the first of them waits at most. */
const BATCH = 50;
const BATCH_MS = 2_000;
/** After a batch, when another follows. */
const REST_MS = 200;

/** Keeps nothing: what is written stays in its own language. */
const IDLE: TextKeeper = { start() {}, listings() {}, company() {}, async stop() {} };

export function openTextKeeper(parts: Parts | null): TextKeeper {
  if (!parts) return IDLE;
  const { texts, words, translator, glossary, onTold, log } = parts;
  const jobs = new Map<string, Job>();
  let batch: Told[] = [];
  let since = 0;
  let stopped = false;
  let running: Promise<void> | null = null;
  /** A look through the market from its start is due; one that is under way is finished first. */
  let isDue = false;
  /** What is left of the look through the market: from where, null where that kind is through. */
  let listingsAfter: number | null = null;
  let companiesAfter: string | null = null;
  /** Of the slice: what was tried, and what of it was answered. */
  let tried = 0;
  let answered = 0;
  /** Of all since the last change or start: how often it was begun again, and when it will be. */
  let again = 0;
  let timer: NodeJS.Timeout | null = null;

  const add = (job: Job): void => {
    jobs.set(`${job.kind} ${job.id}`, job);
  };
  const lookFromStart = (): void => {
    isDue = true;
    run();
  };

  /** One timer for all: what was left is found by looking. */
  const later = (): void => {
    const ms = PAUSES_MS[again];
    if (ms === undefined || stopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      again += 1;
      lookFromStart();
    }, ms);
    timer.unref();
  };

  const keep = (told: Told): void => {
    if (batch.length === 0) since = performance.now();
    batch.push(told);
  };
  /** What a glossary has left it would leave again, and that is noted; a service is asked again. */
  const left = (): string | null => {
    if (glossary === null) later();
    return glossary;
  };

  const listing = async (id: string): Promise<void> => {
    const found = await texts.listing(id);
    if (!found) return;
    add({ kind: 'company', id: found.supplierId });
    const told = await toldListing(translator, found.words, found.lang);
    tried += 1;
    if (told !== 'nothing') answered += 1;
    const leftBy = told === 'nothing' || told.made === 'part' ? left() : null;
    keep({ kind: 'listing', own: found.words, told: told === 'nothing' ? null : told, leftBy });
  };

  const company = async (id: string): Promise<void> => {
    const found = await texts.company(id);
    if (!found) return;
    const told = await toldCompany(translator, found.words, found.lang);
    tried += 1;
    if (told !== 'nothing') answered += 1;
    const leftBy = told === 'nothing' || told.made === 'part' ? left() : null;
    keep({ kind: 'company', own: found.words, told: told === 'nothing' ? null : told, leftBy });
  };

  const failed = (error: unknown, about: object): void => {
    log.warn({ error, ...about }, 'words could not be put into the other language');
    later();
  };

  const write = async (): Promise<void> => {
    const all = batch;
    batch = [];
    const tell = async (some: readonly Told[]): Promise<void> => {
      if (await words.tell(some)) onTold();
    };
    try {
      await tell(all);
    } catch (error) {
      if (all.length === 1) return failed(error, {});
      // One of them may be the reason: the others are not kept from their readers for it.
      for (const each of all) await tell([each]).catch((reason: unknown) => failed(reason, {}));
    }
  };

  /** The next slice of the market; false where all of it was looked at, or nobody answers. */
  const look = async (): Promise<boolean> => {
    if (glossary === null && tried > 0 && answered === 0) return false;
    [tried, answered] = [0, 0];
    if (listingsAfter !== null) {
      const { ids, last } = await texts.listings(listingsAfter);
      listingsAfter = last;
      for (const id of ids) add({ kind: 'listing', id });
    } else if (companiesAfter !== null) {
      const { ids, last } = await texts.companies(companiesAfter);
      companiesAfter = last;
      for (const id of ids) add({ kind: 'company', id });
    } else return false;
    await pause(BREATH_MS);
    return true;
  };

  const all = async (): Promise<void> => {
    [tried, answered] = [0, 0];
    if (isDue) [isDue, listingsAfter, companiesAfter] = [false, 0, ''];
    while (!stopped) {
      const [next] = jobs;
      if (next) {
        jobs.delete(next[0]);
        const [, job] = next;
        await (job.kind === 'listing' ? listing : company)(job.id).catch((error: unknown) =>
          failed(error, job),
        );
      }
      const isFull = batch.length >= BATCH || performance.now() - since > BATCH_MS;
      if (batch.length > 0 && (jobs.size === 0 || isFull)) {
        await write();
        if (jobs.size > 0) await pause(REST_MS);
      } else if (next) await nextTurn();
      else if (!(await look())) return;
    }
  };

  function run(): void {
    if (stopped) return;
    running ??= all()
      .catch((error: unknown) => {
        log.warn({ error }, 'the market could not be looked through');
        later();
      })
      .finally(() => {
        running = null;
        // It came while the last one was being finished.
        if (jobs.size > 0 || isDue) run();
      });
  }

  return {
    start: lookFromStart,
    listings(ids) {
      again = 0;
      for (const id of ids) add({ kind: 'listing', id });
      run();
    },
    company(id) {
      again = 0;
      add({ kind: 'company', id });
      run();
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
