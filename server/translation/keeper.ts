// Background job that translates products and companies into the other language, one at a time: after each change, and at
// start for what a crashed process left. Public pages then have both languages without a call to a translation service.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MachineWords, Told } from './machine-text-queries.ts';
import type { MachineTexts } from './missing-text-queries.ts';
import type { Translator } from './service.ts';
import { toldCompany, toldListing } from './tell.ts';

export interface TextKeeper {
  /** Scans all products and companies once for missing translations. */
  start(): void;
  /** To be called after a product's texts, or its being public, have changed; likewise for a company. */
  listings(ids: readonly string[]): void;
  company(id: string): void;
  stop(): Promise<void>;
}

interface Parts {
  readonly texts: MachineTexts;
  readonly words: MachineWords;
  readonly translator: Translator;
  /** Version of the glossary in use; null for a remote service, which may translate later what it cannot translate now. */
  readonly glossary: string | null;
  /** Called after public data has changed. */
  readonly onTold: () => void;
  readonly log: FastifyBaseLogger;
}

interface Job {
  readonly kind: 'listing' | 'company';
  readonly id: string;
}

const MINUTE = 60_000;
/** Pauses before the retries after an incomplete run; after the last one, only a change or a restart starts another. */
const PAUSES_MS: readonly number[] = [MINUTE, 10 * MINUTE, 60 * MINUTE];
/** Pause between two slices of the scan. */
const BREATH_MS = 50;
/** Translations per transaction, so that caches are invalidated once for all; and the longest time that the first one waits. */
const BATCH = 50;
const BATCH_MS = 2_000;
/** Pause after a batch, if another one follows. */
const REST_MS = 200;

/** Does nothing: texts stay in their own language. */
const IDLE: TextKeeper = { start() {}, listings() {}, company() {}, async stop() {} };

export function openTextKeeper(parts: Parts | null): TextKeeper {
  if (!parts) return IDLE;
  const { texts, words, translator, glossary, onTold, log } = parts;
  const jobs = new Map<string, Job>();
  let batch: Told[] = [];
  let since = 0;
  let stopped = false;
  let running: Promise<void> | null = null;
  /** A scan from the start is due; a scan that is running finishes first. */
  let isDue = false;
  /** Position of the scan in each table; null if that table is finished. */
  let listingsAfter: number | null = null;
  let companiesAfter: string | null = null;
  /** Rows of the current slice: tried, and translated at least in part. */
  let tried = 0;
  let answered = 0;
  /** Since the last change or start: number of retries, and the timer of the next one. */
  let again = 0;
  let timer: NodeJS.Timeout | null = null;

  const add = (job: Job): void => {
    jobs.set(`${job.kind} ${job.id}`, job);
  };
  const lookFromStart = (): void => {
    isDue = true;
    run();
  };

  /** One timer is enough: the scan finds all that is left. */
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
  /** The version to store, because a glossary would leave the same texts again. A remote service is retried instead. */
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
      // One of them may be the cause: they are written one by one, so that the others are not lost.
      for (const each of all) await tell([each]).catch((reason: unknown) => failed(reason, {}));
    }
  };

  /** Scans the next slice. Returns false at the end, or if the remote service translated nothing of the last slice. */
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
        // Added while the run was finishing.
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
